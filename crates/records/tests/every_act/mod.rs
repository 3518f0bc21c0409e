//! Every act, made at random: a variant without a strategy does not compile.

mod hand;
mod official;
mod said;
mod values;

use game::act::{Act, Person, WordAct};
use proptest::prelude::*;
use proptest::strategy::Union;

/// Strategies for an enum, one for each of its variants. The list is an exhaustive match, and what a strategy makes must
/// be of the variant beside which it stands.
macro_rules! each {
    ($of:ident { $($variant:pat => $strategy:expr,)* }) => {{
        fn all_are_listed(value: &$of) {
            match value {
                $($variant => {})*
            }
        }
        let list = vec![$($strategy
            .prop_map(|made| {
                all_are_listed(&made);
                assert!(matches!(made, $variant), "{made:?} is made for {}", stringify!($variant));
                made
            })
            .boxed()),*];
        proptest::strategy::Union::new(list)
    }};
}
pub(crate) use each;

/// Every person.
fn person() -> Union<BoxedStrategy<Person>> {
    each!(Person {
        Person::Player(_) => values::side().prop_map(Person::Player),
        Person::Member(..) => (values::side(), 1u8..).prop_map(|(side, number)| Person::Member(side, number)),
        Person::Assistant(_) => values::side().prop_map(Person::Assistant),
        Person::Arbiter => Just(Person::Arbiter),
        Person::OtherArbiter(_) => (1u8..).prop_map(Person::OtherArbiter),
        Person::Players => Just(Person::Players),
        Person::Other => Just(Person::Other),
    })
}

/// Every act, by somebody to whom it belongs.
pub(crate) fn done() -> impl Strategy<Value = (Person, Act)> {
    let groups = each!(Act {
        Act::Hand(_) => hand::hand(),
        Act::Clock(_) => said::clock(),
        Act::Word(_) => said::word(),
        Act::Claim(..) => said::claimed(),
        Act::Penalty(_) => said::penalty(),
        Act::Adjournment(_) => said::adjournment(),
        Act::Communication(_) => said::communication(),
        Act::Score(_) => said::score(),
        Act::Boards(_) => said::boards(),
        Act::Official(_) => official::official(),
    });
    (person(), groups).prop_filter("an act of this person's", |(who, act)| is_his(*who, act))
}

/// Whether an act can be this person's: what a stranger to the game says, what officials and both players do.
fn is_his(who: Person, act: &Act) -> bool {
    match (who, act) {
        (Person::Other, act) => matches!(act, Act::Word(WordAct::Speaks(_))),
        (_, Act::Word(WordAct::Speaks(_))) => false,
        (Person::Player(_) | Person::Member(..) | Person::Assistant(_), act) => {
            !official::is_of_officials(act)
        }
        (Person::Players, act) => !official::is_of_officials(act) || official::is_of_both(act),
        (Person::Arbiter | Person::OtherArbiter(_), _) => true,
    }
}

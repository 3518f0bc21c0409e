//! Every act, made at random: a variant without a strategy does not compile.

mod hand;
mod official;
mod said;
mod values;

use game::act::{Act, Person};
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

fn player() -> Union<BoxedStrategy<Person>> {
    Union::new(vec![
        values::side().prop_map(Person::Player).boxed(),
        (values::side(), 1u8..).prop_map(|(side, number)| Person::Member(side, number)).boxed(),
    ])
}

/// Every person.
fn person() -> Union<BoxedStrategy<Person>> {
    each!(Person {
        Person::Player(_) => values::side().prop_map(Person::Player),
        Person::Member(..) => (values::side(), 1u8..).prop_map(|(side, number)| Person::Member(side, number)),
        Person::Arbiter => Just(Person::Arbiter),
        Person::OtherArbiter(_) => (1u8..).prop_map(Person::OtherArbiter),
        Person::Players => Just(Person::Players),
    })
}

/// Every act, by somebody to whom it belongs.
pub(crate) fn done() -> impl Strategy<Value = (Person, Act)> {
    let judge = || prop_oneof![Just(Person::Arbiter), (1u8..).prop_map(Person::OtherArbiter)];
    let by_anybody = |acts: BoxedStrategy<Act>| (prop_oneof![person(), player()], acts).boxed();
    let by_a_third =
        move |acts: BoxedStrategy<Act>| (prop_oneof![judge(), Just(Person::Players)], acts).boxed();
    let groups = each!(Act {
        Act::Hand(_) => hand::hand(),
        Act::Clock(_) => said::clock(),
        Act::Word(_) => said::word(),
        Act::Claim(..) => said::claimed(),
        Act::Penalty(_) => said::penalty(),
        Act::Adjournment(_) => said::adjournment(),
        Act::Score(_) => said::score(),
        Act::Official(_) => official::official(),
    });
    groups.prop_flat_map(move |act| match act {
        Act::Official(_) => by_a_third(Just(act).boxed()),
        act if official::is_of_an_official(&act) => (judge(), Just(act)).boxed(),
        act => by_anybody(Just(act).boxed()),
    })
}

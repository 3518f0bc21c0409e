//! The made machine: its randomness, its calendar and its costs are those of the world.

use std::time::Duration;

use jadoube_server::machine::Machine;

use crate::world::World;

pub struct MadeMachine(pub World);

impl Machine for MadeMachine {
    fn draw(&mut self, bytes: &mut [u8]) {
        let mut lots = self.0.lots();
        bytes.fill_with(|| lots.below(256) as u8);
    }

    fn utc_ms(&mut self) -> u64 {
        self.0.calendar_ms()
    }

    fn takes(&mut self) -> Duration {
        self.0.mostly_within(4, 900)
    }

    fn costs(&mut self) -> Duration {
        self.0.mostly_within(3, 120)
    }

    fn tells(&mut self, level: &str, event: &str) {
        self.0.note(level, event);
        // What a log that never fails lets nobody say is "broken".
        let faults = self.0.faults();
        let expected = match event {
            "broken" | "log-fails" | "log-works-again" => faults.log + faults.syncs > 0,
            "ended-late" => true,
            _ => false,
        };
        assert!(expected, "the operator is told: {event}");
    }
}

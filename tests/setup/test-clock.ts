/** The portal's clock in the hands of a test: it runs as the system's until it is set, and then stands still. */
export type TestClock = { read(): Date; set(moment: Date): void; release(): void };

export function createTestClock(): TestClock {
  let moment: Date | null = null;
  return {
    read: () => new Date(moment ?? Date.now()),
    set(next) {
      moment = next;
    },
    release() {
      moment = null;
    },
  };
}

export const blockKinds = ["domain", "network", "telephone"] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A blocked mail domain, network or telephone number; `value` is as `readBlock` of `app/platform/security` returns it. */
export type Block = { kind: BlockKind; value: string };

/** `too_wide`: more than a provider's whole network. */
export type BlockProblem = "empty" | "not_domain" | "not_network" | "too_wide" | "not_telephone";

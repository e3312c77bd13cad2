import type { EnergyClass } from "#app/domain/listing.ts";

export type Scale = "energy" | "climate";

/** Classes for the official label colours (arrêté du 31 mars 2021), each with a readable text colour. */
export const swatches: Record<Scale, Record<EnergyClass, string>> = {
  energy: {
    A: "bg-[#00A06D] text-black",
    B: "bg-[#52B153] text-black",
    C: "bg-[#A5CC74] text-black",
    D: "bg-[#F4E70F] text-black",
    E: "bg-[#F0B40F] text-black",
    F: "bg-[#EB8235] text-black",
    G: "bg-[#D7221F] text-white",
  },
  climate: {
    A: "bg-[#A4DBF8] text-black",
    B: "bg-[#8CB4D3] text-black",
    C: "bg-[#7792B1] text-black",
    D: "bg-[#606F8F] text-white",
    E: "bg-[#4D5271] text-white",
    F: "bg-[#393551] text-white",
    G: "bg-[#281B35] text-white",
  },
};

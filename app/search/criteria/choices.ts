/**
 * The four filter buttons of `/annonces`. « À vendre » is every sale on show, « À acheter » the sales still available, «
 * À louer » the rentals; no offer is « Tous les biens ».
 */
export const offers = ["acheter", "vendre", "louer"] as const;
export type Offer = (typeof offers)[number];

import { describe } from "vitest";
import { flat, house, plot, rent, sale, testSentences } from "#tests/factories/read-sentences.ts";

describe("an English sentence", () => {
  testSentences([
    ["2 bedroom flat for rent in Paris under 1500", `${flat}&minBedrooms=2&${rent}&commune=paris&priceMax=1500`],
    ["house with garden Brittany", `${house}&exterieur=jardin&region=bretagne`],
    ["rent furnished studio Toulouse", `${flat}&rooms=1&${rent}&meuble=oui&commune=toulouse`],
    ["3 bed house near Bordeaux max 400k", `${house}&minBedrooms=3&commune=bordeaux&rayon=10&priceMax=400000&${sale}`],
    ["apartment for sale Nice sea view", `${flat}&${sale}&commune=nice&q=vue mer`],
    ["studio to let in Lyon from 500 to 700", `${flat}&rooms=1&${rent}&commune=lyon&priceMin=500&priceMax=700`],
    ["land for sale near Rennes", `${plot}&${sale}&commune=rennes&rayon=10`],
    ["flat with lift and parking in Lille", `${flat}&ascenseur=oui&stationnement=oui&commune=lille`],
    ["two bedroom apartment Montpellier to rent", `${flat}&minBedrooms=2&commune=montpellier&${rent}`],
    ["2 bed 2 bath house Normandy", `${house}&minBedrooms=2&minBathrooms=2&region=normandie`],
    ["villa with pool and terrace near Nice", `${house}&piscine=oui&exterieur=terrasse&commune=nice&rayon=10`],
    ["house in Corsica under 300k", `${house}&region=corse&priceMax=300000&${sale}`],
    ["house Burgundy", `${house}&region=bourgogne-franche-comte`],
    ["house with swimming pool in Provence", `${house}&piscine=oui&region=provence`],
    ["I am looking for a house to buy in La Rochelle", `${house}&transactionType=acheter&commune=la-rochelle`],
    ["a nice flat in Paris", `${flat}&commune=paris`],
    ["house between 300k and 500k Lyon", `${house}&priceMin=300000&priceMax=500000&${sale}&commune=lyon`],
    ["flats for rent Lyon 3 balcony", `${flat}&${rent}&commune=lyon-3e&exterieur=balcon`],
    ["3 room apartment for rent Paris 80 sqm", `${flat}&rooms=3&${rent}&commune=paris&areaMin=80`],
    ["unfurnished flat without lift in Lille", `${flat}&${rent}&commune=lille&sans=meuble&sans=ascenseur`],
    ["cheap studio in Nantes", `${flat}&rooms=1&sort=prix-croissant&commune=nantes`],
    ["house in Aix-en-Provence", `${house}&commune=aix-en-provence`],
    ["maison for sale Lyon", `${house}&${sale}&commune=lyon`],
    ["house not far from Rennes", `${house}&commune=rennes&rayon=10`],
    ["flat without a lift", `${flat}&sans=ascenseur`],
    ["house without the pool", `${house}&sans=piscine`],
    ["house without a fireplace", `${house}&q=-cheminée`],
    ["flat with neither lift nor parking", `${flat}&sans=ascenseur,stationnement`],
    ["flat without lift or without parking", `${flat}&sans=ascenseur,stationnement`],
    ["flat, lift not needed", flat],
    ["flat, we don't need parking", flat],
    ["flat no balcony needed", flat],
    ["flat parking required", `${flat}&stationnement=oui`],
    ["house I don't want a pool", `${house}&sans=piscine`],
    ["flat unfurnished or furnished", `${flat}&${rent}`],
    ["house not for rent", `${house}&${sale}`],
    ["flat not on the ground floor", `${flat}&sansRdc=oui`],
    ["flat excluding ground floor", `${flat}&sansRdc=oui`],
    ["flat not less than 50 sqm", `${flat}&areaMin=50`],
    ["house not under 200000", `${house}&${sale}&priceMin=200000`],
    ["flat not more than 3 rooms", `${flat}&rooms=1,2,3`],
    ["house more than 3 bedrooms", `${house}&minBedrooms=4`],
    ["house over 200000 under 400000", `${house}&${sale}&priceMin=200000&priceMax=400000`],
    ["studio in Nice or Lyon", `${flat}&rooms=1&commune=lyon&commune=nice`],
    ["a one bed flat in Nice for 700 a month", `${flat}&minBedrooms=1&commune=nice&${rent}&priceMax=700`],
    ["loft or duplex in Paris", "commune=paris&q=loft duplex"],
    ["house by the sea", `${house}&q=bord de mer`],
  ]);
});

describe("English words in a French sentence stay", () => {
  testSentences([
    ["villa avec pool house à Nice", `${house}&commune=nice&q=pool house`],
    ["je cherche une maison avec home cinema", `${house}&q=home cinema`],
    ["appartement type loft avec room service", `${flat}&q=loft room service`],
    ["maison dans le bed and breakfast", `${house}&q=bed and breakfast`],
  ]);
});

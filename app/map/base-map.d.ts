declare module "virtual:base-map" {
  /** One polygon each, with its borders. */
  export const land: GeoJSON.FeatureCollection;
  /** Lakes as polygons, rivers as lines. */
  export const water: GeoJSON.FeatureCollection;
}

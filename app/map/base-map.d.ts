declare module "virtual:base-map" {
  /** One polygon per feature; its outline is a coast or a border. */
  export const land: GeoJSON.FeatureCollection;
  /** Lakes as polygons, rivers as lines. */
  export const water: GeoJSON.FeatureCollection;
}

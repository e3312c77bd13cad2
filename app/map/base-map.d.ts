declare module "virtual:base-map" {
  const land: GeoJSON.FeatureCollection;
  export default land;
}

import { expect, test } from "vitest";
import { readEnvironment, settingNames } from "#app/platform/env.ts";
import { settingGroups, showSettings } from "./settings.ts";

const read = readEnvironment({});
if (!read.ok) throw new Error("the defaults are not valid");
const show = (variables: Record<string, string>) => Object.values(showSettings(variables, read.env)).flat();
const one = (name: string, value: string) => show({ [name]: value }).find((setting) => setting.name === name);

test("every setting is shown once", () => {
  expect(Object.values(settingGroups).flat().toSorted()).toEqual(settingNames.toSorted());
});

test("a setting says where it comes from", () => {
  expect(one("SITE_NAME", "Ici")).toEqual({ name: "SITE_NAME", value: "Ici", source: "environment", isSecret: false });
  expect(one("SITE_NAME", "")).toMatchObject({ value: "bienvu", source: "default" });
  expect(one("SITE_URL", "")).toMatchObject({ value: null, source: "none" });
});

test.each(settingNames)("%s shows no secret", (name) => {
  if (!/SECRET|KEY|DATABASE_|SMTP/.test(name)) return;
  expect(JSON.stringify(show({ [name]: "postgres://a:geheim@b/c" }))).not.toContain("geheim");
  expect(one(name, "geheim")).toMatchObject({ value: null, isSecret: true, source: "environment" });
});

test("keys in addresses of services are not shown", () => {
  expect(one("GEOCODER_URL", "https://a:geheim@geo.example/search?key=geheim")?.value).toBe(
    "https://geo.example/search…",
  );
});

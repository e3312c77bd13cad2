import { describe, expect, test } from "vitest";
import type { Lease, TakePlace } from "#app/platform/security/lease.ts";
import { connectionPlaces, pagePlaces, picturePlaces } from "./places.ts";

function takeAll(takePlace: TakePlace, who: string): Lease[] {
  const places: Lease[] = [];
  for (let place = takePlace(who); place; place = takePlace(who)) places.push(place);
  return places;
}

describe.each([1, 2, 4])("in %i web processes", (processes) => {
  const open = (placesIn: (processes: number) => TakePlace) =>
    Array.from({ length: processes }, () => placesIn(processes));
  const takeEverywhere = (all: TakePlace[], who: string) => all.flatMap((takePlace) => takeAll(takePlace, who));

  test("one visitor has 48 pages of 96 and 200 connections, spread evenly, and gets ended ones back", () => {
    const pages = open(pagePlaces);
    const first = takeEverywhere(pages, "192.0.2.1");
    expect(first).toHaveLength(48);
    expect(takeEverywhere(pages, "192.0.2.2")).toHaveLength(48);
    expect(takeEverywhere(pages, "192.0.2.3")).toHaveLength(0);
    for (const place of first) place.end();
    expect(takeEverywhere(pages, "192.0.2.3")).toHaveLength(48);
    expect(takeEverywhere(open(connectionPlaces), "192.0.2.1")).toHaveLength(200);
  });

  test("one visitor whose requests all reach one process leaves half of its pages to others", () => {
    const [takePage] = open(pagePlaces);
    expect(takeAll(takePage!, "192.0.2.1")).toHaveLength(48 / processes);
    expect(takeAll(takePage!, "192.0.2.2")).toHaveLength(48 / processes);
  });

  test("all accounts have 24 pictures, and one account at least the three of its browser wherever it sends them", () => {
    const [first, ...others] = open(picturePlaces);
    const own = takeAll(first!, "account");
    expect(own).toHaveLength(processes === 1 ? 4 : 3);
    const accounts = Array.from({ length: 24 }, (_, number) => `account-${number}`);
    const rest = accounts.flatMap((account) => takeEverywhere([first!, ...others], account));
    expect(own.length + rest.length).toBe(24);
  });
});

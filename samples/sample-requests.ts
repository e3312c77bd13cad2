import { asc, eq, sql } from "drizzle-orm";
import type { ListingStatus, Transaction } from "#app/domain/listing.ts";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Connection, Database } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { listingStatusChanges } from "#db/schema/listing-life.ts";
import { listings } from "#db/schema/listings.ts";
import { requestEvents, requests } from "#db/schema/requests.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { slugify } from "#app/domain/commune-name.ts";
import people from "./data/people.json" with { type: "json" };
import { type Random, randomFor } from "./listings/random.ts";
import { type RequestPlot, requestScripts, type Script } from "./request-scripts.ts";

const SEED = 20_240;
const STREAM = 77_001;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const MOST_NEGOTIATED = 3;

type SampleListing = {
  id: number;
  status: ListingStatus;
  transaction: Transaction;
  price: number;
  publishedAt: Date;
  ownerId: string | null;
  advertiserName: string;
};
type Seeker = { id: string | null; name: string; email: string };
/** `usedScripts` counts the threads of each kind, so that each script is used in turn. */
type Scene = { tx: Connection; now: Date; random: Random; usedScripts: Map<string, number> };

/**
 * Writes new, discussed, negotiated and accepted requests once, on the listings of the sample owner and agency, by the sample seeker.
 * Updates the listings' status and history. The seed determines all but the dates, which count back from `now`.
 */
export async function loadSampleRequests(db: Database, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    const [known] = await tx.select({ id: requests.id }).from(requests).limit(1);
    const [seeker] = await tx
      .select()
      .from(users)
      .where(sql`is_sample and user_type = 'chercheur'`);
    if (known || !seeker) return;
    const scene = { tx, now, random: randomFor(SEED, STREAM), usedScripts: new Map() };
    const inquirer: Seeker = { id: seeker.id, name: `${seeker.firstName} ${seeker.familyName}`, email: seeker.email };
    const owners = await tx
      .select({ id: users.id })
      .from(users)
      .where(sql`is_sample and user_type <> 'chercheur'`)
      .orderBy(asc(users.id));
    for (const [index, { id }] of owners.entries()) {
      await fillAdvertiser(scene, await listingsOf(tx, sql`${advertisers.userId} = ${id}`), {
        ...inquirer,
        plot: index === 0 ? "negotiated" : "discussed",
      });
    }
    const elsewhere = await listingsOf(
      tx,
      sql`${advertisers.userId} is null and ${listings.isSample} and ${listings.status} = 'disponible'`,
    );
    if (elsewhere[0]) await addThread(scene, elsewhere[0], inquirer, "discussed");
  });
}

async function listingsOf(tx: Connection, condition: ReturnType<typeof sql>): Promise<SampleListing[]> {
  const rows = await tx
    .select({
      id: listings.id,
      status: listings.status,
      transaction: listings.transaction,
      price: listings.price,
      publishedAt: listings.publishedAt,
      ownerId: advertisers.userId,
      advertiserName: advertiserNameInSql("advertisers"),
    })
    .from(listings)
    .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
    .where(condition)
    .orderBy(asc(listings.publishedAt), asc(listings.id))
    .limit(200);
  return rows.flatMap((row) => (row.publishedAt ? [{ ...row, publishedAt: row.publishedAt }] : []));
}

/** Gives older listings the more advanced threads; `seeker` is one of the seekers. */
async function fillAdvertiser(
  scene: Scene,
  own: SampleListing[],
  seeker: Seeker & { plot: "negotiated" | "discussed" },
): Promise<void> {
  const of = (status: ListingStatus) => own.filter((listing) => listing.status === status);
  const available = of("disponible");
  const negotiated = of("en_negociation");
  const concluded = of("transmis");
  if (negotiated.length === 0 && available.length > 1) negotiated.push(available.shift()!);
  if (concluded.length === 0 && available.length > 2) concluded.push(available.shift()!);
  for (const [index, listing] of negotiated.entries()) {
    await addThread(
      scene,
      listing,
      index === 0 && seeker.plot === "negotiated" ? seeker : drawSeeker(scene.random),
      "negotiated",
    );
    if (index === 0) await addThread(scene, listing, drawSeeker(scene.random), "freshToo");
    if (index >= MOST_NEGOTIATED) continue;
    await addThread(scene, listing, drawSeeker(scene.random), "declined");
  }
  for (const listing of concluded.slice(0, 2)) await addThread(scene, listing, drawSeeker(scene.random), "accepted");
  const [first, second, third] = available;
  if (first)
    await addThread(scene, first, seeker.plot === "discussed" ? seeker : drawSeeker(scene.random), "discussed");
  if (first) await addThread(scene, first, drawSeeker(scene.random), "fresh");
  if (second) await addThread(scene, second, drawSeeker(scene.random), "freshToo");
  if (third) await addThread(scene, third, drawSeeker(scene.random), "fresh");
}

function drawSeeker(random: Random): Seeker {
  const name = `${random.pick(random.chance(0.5) ? people.womenNames : people.menNames)} ${random.pick(people.familyNames)}`;
  return { id: null, name, email: `${slugify(name)}.${random.integer(100, 999)}@example.org` };
}

async function addThread(scene: Scene, listing: SampleListing, seeker: Seeker, plot: RequestPlot): Promise<void> {
  const { tx } = scene;
  const script = nextScript(scene, listing.transaction, plot);
  const times = timesOf(script, listing, scene);
  const [first, last] = [times[0]!, times.at(-1)!];
  const before = new Date(last.getTime() - 1);
  const [made] = await tx
    .insert(requests)
    .values({
      listingId: listing.id,
      seekerId: seeker.id,
      seekerName: seeker.name,
      seekerEmail: seeker.email,
      status: script.status,
      confirmedAt: first,
      createdAt: first,
      updatedAt: last,
      seekerReadAt: script.unreadBy === "demandeur" ? before : last,
      advertiserReadAt: script.unreadBy !== "annonceur" ? last : script.steps.length === 1 ? null : before,
    })
    .returning({ id: requests.id });
  await tx.insert(requestEvents).values(
    script.steps.map(({ author, step, text = "", share }, index) => ({
      requestId: made!.id,
      step,
      author,
      authorName: author === "annonceur" ? listing.advertiserName : seeker.name,
      body: text,
      amount: share ? roundOffer(listing.price * share) : null,
      createdAt: times[index]!,
    })),
  );
  for (const [index, { step }] of script.steps.entries()) {
    if (step === "negociation") await setStatus(tx, listing, "en_negociation", times[index]!);
    if (step === "acceptee") await setStatus(tx, listing, "transmis", times[index]!);
  }
}

function nextScript({ usedScripts }: Scene, transaction: Transaction, plot: RequestPlot): Script {
  const scripts = requestScripts[transaction][plot];
  const turn = usedScripts.get(`${transaction} ${plot}`) ?? 0;
  usedScripts.set(`${transaction} ${plot}`, turn + 1);
  return scripts[turn % scripts.length]!;
}

/** The times of the script, shifted by some minutes, and compressed for a listing that is younger than its thread. */
function timesOf({ steps }: Script, { publishedAt }: SampleListing, { now, random }: Scene): Date[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const shift = random.integer(-9, 9);
  const wanted = steps.map(({ days, time }) => {
    const [hours, minutes] = time.split(":").map(Number);
    return today - days * DAY_MS + (hours! * 60 + minutes! + shift) * MINUTE_MS;
  });
  const [earliest, latest] = [publishedAt.getTime() + MINUTE_MS, now.getTime() - MINUTE_MS];
  const [first, last] = [wanted[0]!, wanted.at(-1)!];
  if (first >= earliest && last <= latest) return wanted.map((time) => new Date(time));
  const [from, to] = [
    Math.min(Math.max(first, earliest), latest - steps.length * MINUTE_MS),
    Math.min(Math.max(last, earliest + steps.length * MINUTE_MS), latest),
  ];
  return wanted.map(
    (time, index) =>
      new Date(last === first ? to : Math.round(from + ((time - first) / (last - first)) * (to - from)) + index),
  );
}

// Rounds an offer like people do: to a thousand for a sale, to ten for a rent.
const roundOffer = (minorUnits: number) => {
  const step = minorUnits > 1_000_000 ? 100_000 : 1_000;
  return Math.round(minorUnits / step) * step;
};

async function setStatus(
  tx: Connection,
  { id, ownerId }: SampleListing,
  status: ListingStatus,
  at: Date,
): Promise<void> {
  await tx.update(listings).set({ status, updatedAt: at }).where(eq(listings.id, id));
  await tx.insert(listingStatusChanges).values({ listingId: id, status, userId: ownerId, createdAt: at });
}

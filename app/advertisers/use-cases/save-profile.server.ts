import { lockActor } from "#app/account/members.repository.server.ts";
import type { Person } from "#app/account/actor.ts";
import { reachOf } from "#app/account/policy.ts";
import { resolveCommune } from "#app/communes/name-communes.server.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { savePicture } from "#app/platform/pictures/save-picture.server.ts";
import { joinOwnAdvertiser, updateOwnAdvertiser } from "../own-advertiser.repository.server.ts";
import {
  agencyProfileSchema,
  ownerProfileSchema,
  type PhotoRefusal,
  type TypedProfile,
  type ProfileProblems,
  profileProblemsOf,
} from "../profile.schema.ts";

/** `photo`: the bytes of a new photo, or whether to remove or to keep the current one. */
type ProfileChange = { actor: Person; form: TypedProfile; photo: Buffer | "keep" | "remove" };
type SavedProfile =
  | { ok: true; slug: string }
  | { ok: false; code: "invalid"; problems: ProfileProblems; photo: PhotoRefusal | null }
  | { ok: false; code: "not_allowed" };

/** Saves an advertiser's profile in one transaction; creates the advertiser where the account has none. */
export async function saveProfile(
  platform: Pick<Platform, "db" | "media">,
  { actor: asking, form, photo }: ProfileChange,
): Promise<SavedProfile> {
  if (!reachOf(asking, "organisation.write")) return { ok: false, code: "not_allowed" };
  const isAgency = asking.account.userType === "agence";
  const read = (isAgency ? agencyProfileSchema : ownerProfileSchema).safeParse(form);
  if (!read.success) return { ok: false, code: "invalid", problems: profileProblemsOf(read.error), photo: null };
  const { agencyName, siret, description, phone, address, commune: place } = read.data;
  const commune = await resolveCommune(platform.db, place);
  if (!commune) return { ok: false, code: "invalid", problems: { commune: "communeUnknown" }, photo: null };
  const stored = await keepPhoto(platform, asking, photo);
  if (!stored.ok) return { ok: false, code: "invalid", problems: {}, photo: stored.code };
  return platform.db.transaction(async (tx) => {
    const actor = await lockActor(tx, asking, "organisation.write");
    if (!actor) return { ok: false, code: "not_allowed" };
    const own = await joinOwnAdvertiser(tx, actor, commune.id);
    if (!own) return { ok: false, code: "not_allowed" };
    const slug = await updateOwnAdvertiser(tx, own.advertiser, {
      actor,
      profile: {
        agencyName: agencyName || null,
        siret: siret || null,
        description,
        phone: phone || null,
        address,
        communeId: commune.id,
        ...(stored.sha256 === undefined ? {} : { photoSha256: stored.sha256 }),
      },
    });
    return { ok: true, slug };
  });
}

type KeptPhoto = { ok: true; sha256?: string | null } | { ok: false; code: PhotoRefusal };

async function keepPhoto(
  platform: Pick<Platform, "db" | "media">,
  actor: Person,
  photo: ProfileChange["photo"],
): Promise<KeptPhoto> {
  if (photo === "keep") return { ok: true };
  if (photo === "remove") return { ok: true, sha256: null };
  if (!(await spend(platform.db, ["portraits", { account: actor.account.id }])))
    return { ok: false, code: "too_often" };
  const saved = await savePicture(platform, photo);
  return saved.ok ? { ok: true, sha256: saved.media.sha256 } : saved;
}

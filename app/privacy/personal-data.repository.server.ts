import { sql } from "drizzle-orm";
import { endingOrganisations } from "#app/account/members.repository.server.ts";
import { countsAddress } from "#app/platform/limits/limits.repository.server.ts";
import type { RequestNotice } from "#app/domain/request.ts";
import type { Connection } from "#db/client.ts";

/** A thread; a `notice` of the portal replaces the text. */
type ExportedRequest = { events: { notice: RequestNotice | null; text: string }[] };

/**
 * All data of an account by kind, with the data of the organisation that would end with it; no secrets (passwords, tokens) and no private
 * words of others. `traces.db.test.ts` finds new columns and tables that are missing here.
 */
export type PersonalData = Record<
  | "account"
  | "logins"
  | "links"
  | "memberships"
  | "operator"
  | "operatorActs"
  | "reports"
  | "decisions"
  | "profile"
  | "exports"
  | "listings"
  | "drafts"
  | "publishedDrafts"
  | "feeds"
  | "decidedFiles"
  | "favourites"
  | "favouriteNotices"
  | "alerts"
  | "sessions"
  | "mails"
  | "sentMails"
  | "tries",
  unknown
> & { requestsReceived: ExportedRequest[]; requestsSent: ExportedRequest[] };

export async function readPersonalData(db: Connection, userId: string): Promise<PersonalData> {
  const { rows: found } = await db.execute<{ email: string }>(sql`select email from users where id = ${userId}`);
  const countsMe = sql.join(
    [sql`position(${userId} in key) > 0`, ...found.map(({ email }) => countsAddress(email))],
    sql` or `,
  );
  const { rows } = await db.execute<PersonalData>(sql`
    with me as (select * from users where id = ${userId}), mine as (select * from advertisers where id in (${endingOrganisations(userId)})),
      own as (select l.* from listings l join mine on mine.id = l.advertiser_id)
    select
      (select json_build_object('userType', user_type, 'firstName', first_name, 'familyName', family_name, 'name', name,
        'email', email, 'emailVerified', email_verified, 'image', image, 'isSample', is_sample,
        'hasSecondFactor', two_factor_enabled, 'standing', standing, 'standingSince', standing_since, 'createdAt', created_at,
        'updatedAt', updated_at) from me) as account,
      (select coalesce(json_agg(json_build_object('service', provider_id, 'identity', account_id, 'scope', scope,
        'hasPassword', password is not null, 'createdAt', created_at, 'updatedAt', updated_at) order by created_at), '[]')
        from credentials where user_id = ${userId}) as logins,
      (select coalesce(json_agg(json_build_object('purpose', purpose, 'email', email, 'leadsTo', next, 'createdAt', created_at,
        'expiresAt', expires_at) order by created_at), '[]') from account_links where user_id = ${userId}) as links,
      (select coalesce(json_agg(json_build_object('organisation', '/annonceurs/' || a.slug, 'role', m.role, 'since', m.joined_at)
        order by m.joined_at), '[]') from memberships m join advertisers a on a.id = m.advertiser_id
        where m.user_id = ${userId}) as memberships,
      (select json_build_object('role', role, 'since', joined_at) from operators where user_id = ${userId}) as operator,
      (select coalesce(json_agg(json_build_object('act', act, 'on', subject, 'at', at) order by id), '[]') from operator_acts
        where actor_id = ${userId} or (subject = 'account' and subject_id = ${userId})) as "operatorActs",
      (select coalesce(json_agg(json_build_object('case', case_id, 'decision', decision_id, 'kind', kind, 'explanation', explanation, 'name', name, 'email', email,
        'at', created_at) order by id), '[]') from reports where user_id = ${userId} or (user_id is null and email = (select email from me
          where email_verified))) as reports,
      (select coalesce(json_agg(json_build_object('case', case_id, 'on', subject, 'id', subject_id, 'choice', choice, 'ground', ground,
        'groundText', ground_text, 'facts', facts, 'statement', statement, 'answer', answer, 'at', decided_at) order by id), '[]')
        from decisions where (subject = 'account' and subject_id = ${userId})
          or (subject, subject_id) in (select 'organisation', id::text from mine)
          or (subject, subject_id) in (select 'listing', reference::text from own)) as decisions,
      (select json_build_object('address', '/annonceurs/' || m.slug, 'role', m.role, 'firstName', m.first_name,
        'familyName', m.family_name, 'agencyName', m.agency_name, 'siret', m.siret, 'review', m.review,
        'description', m.description,
        'street', m.address, 'commune', c.name, 'photo', m.photo_url, 'photoAlt', m.photo_alt, 'phone', m.phone,
        'email', m.email, 'standing', m.standing, 'standingSince', m.standing_since, 'isSample', m.is_sample, 'createdAt', m.created_at,
        'viewsByDay', (select coalesce(json_object_agg(v.day, v.count), '{}') from advertiser_views v
          where v.advertiser_id = m.id)) from mine m join communes c on c.id = m.commune_id) as profile,
      (select coalesce(json_agg(json_build_object('keyMadeAt', e.key_made_at, 'keyUsedAt', e.key_used_at, 'ftp', e.ftp,
        'sentAt', e.sent_at, 'problem', e.problem, 'failedSince', e.failed_since, 'toldAt', e.told_at, 'writtenAt', e.written_at)), '[]')
        from feed_exports e join mine on mine.id = e.advertiser_id) as exports,
      (select coalesce(json_agg((to_jsonb(o) - array['id', 'advertiser_id', 'in_charge_id', 'commune_id', 'cover_media_id', 'search_vector',
        'traits', 'quartier_key', 'search_area', 'position_seed', 'public_latitude', 'public_longitude', 'map_cell'])
        || jsonb_build_object('commune', c.name,
        'details', (select to_jsonb(d) - 'listing_id' from listing_details d where d.listing_id = o.id),
        'rooms', (select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'area', r.area) order by r.position), '[]')
          from listing_rooms r where r.listing_id = o.id),
        'prices', (select coalesce(jsonb_agg(jsonb_build_object('price', h.price, 'since', h.since) order by h.since), '[]')
          from listing_prices h where h.listing_id = o.id),
        'photos', (select coalesce(jsonb_agg(jsonb_build_object('file', '/media/' || p.sha256 || '/1600.webp', 'alt', lp.alt)
          order by lp.position), '[]') from listing_photos lp join media p on p.id = lp.media_id where lp.listing_id = o.id),
        'views', (select coalesce(sum(v.count), 0) from listing_views v where v.listing_id = o.id),
        'viewsByDay', (select coalesce(jsonb_object_agg(v.day, v.count), '{}') from listing_views v where v.listing_id = o.id),
        'events', (select coalesce(jsonb_agg(jsonb_build_object('event', e.kind, 'stage', e.stage, 'by', e.actor,
          'price', e.price, 'formerPrice', e.former_price, 'at', e.created_at) order by e.id), '[]')
          from listing_events e where e.listing_id = o.id),
        'hidden', (select jsonb_build_object('since', h.hidden_at, 'returnsTo', h.stage) from hidden_listings h where h.listing_id = o.id),
        'statusChanges', (select coalesce(jsonb_agg(jsonb_build_object('status', s.status, 'at', s.created_at)
          order by s.id), '[]') from listing_status_changes s where s.listing_id = o.id)
        ) order by o.id), '[]') from own o join communes c on c.id = o.commune_id) as listings,
      (select coalesce(json_agg(json_build_object('form', d.form, 'changes', (select l.reference from listings l
        where l.id = d.listing_id), 'createdAt', d.created_at, 'updatedAt', d.updated_at,
        'photos', (select coalesce(json_agg(json_build_object('file', '/media/' || p.sha256 || '/1600.webp', 'alt', dp.alt)
          order by dp.position), '[]') from draft_photos dp join media p on p.id = dp.media_id where dp.draft_id = d.id)
        ) order by d.updated_at), '[]') from listing_drafts d where d.user_id = ${userId}) as drafts,
      (select coalesce(json_agg(json_build_object('listing', l.reference, 'isNew', p.is_new, 'at', p.published_at)
        order by p.published_at), '[]') from published_drafts p join listings l on l.id = p.listing_id
        where p.user_id = ${userId}) as "publishedDrafts",
      ${feedsOf} as feeds,
      (select coalesce(json_agg(json_build_object('file', i.file_name, 'state', i.state, 'receivedAt', i.received_at) order by i.id), '[]')
        from imports i where i.decided_by = ${userId}) as "decidedFiles",
      (select coalesce(json_agg(json_build_object('number', r.number, 'listing', o.reference, 'from', r.seeker_name,
        'status', r.status, 'createdAt', r.created_at, 'updatedAt', r.updated_at, 'readAt', r.advertiser_read_at,
        'blockedAt', r.blocked_at, 'events', ${events}) order by r.number), '[]')
        from requests r join own o on o.id = r.listing_id where r.confirmed_at is not null) as "requestsReceived",
      (select coalesce(json_agg(json_build_object('number', r.number, 'listing', l.reference, 'name', r.seeker_name,
        'email', r.seeker_email, 'status', r.status, 'confirmedAt', r.confirmed_at, 'createdAt', r.created_at,
        'updatedAt', r.updated_at, 'readAt', r.seeker_read_at, 'events', ${events}) order by r.number), '[]')
        from requests r join listings l on l.id = r.listing_id
        where r.seeker_id = ${userId} or (r.seeker_id is null and r.seeker_email = (select email from me
          where email_verified))) as "requestsSent",
      (select coalesce(json_agg(json_build_object('listing', l.reference, 'title', l.title, 'at', f.created_at)
        order by f.created_at), '[]') from favourites f join listings l on l.id = f.listing_id
        where f.user_id = ${userId}) as favourites,
      (select json_build_object('tellsDrop', coalesce(n.tells_drop, true), 'tellsNegotiation',
        coalesce(n.tells_negotiation, true), 'tellsGone', coalesce(n.tells_gone, true))
        from me left join favourite_notices n on n.user_id = me.id) as "favouriteNotices",
      (select json_build_object('email', r.email, 'refusedAt', r.refused_at, 'createdAt', r.created_at,
        'searches', (select coalesce(json_agg(json_build_object('search', a.name, 'ownName', a.own_name, 'address', '/annonces?' || a.query,
          'frequency', a.frequency, 'createdAt', a.created_at, 'confirmedAt', a.confirmed_at, 'pausedAt', a.paused_at,
          'pauseReason', a.pause_reason, 'seenAt', a.seen_at, 'shownAt', a.shown_at, 'clickedAt', a.clicked_at, 'askedAt', a.asked_at)
          order by a.id), '[]') from alerts a where a.recipient_id = r.id),
        'told', (select coalesce(json_agg(json_build_object('listing', l.reference, 'event', e.kind, 'search', a.name,
          'due', n.due, 'notedAt', n.created_at, 'mailedAt', n.mailed_at) order by n.event_id), '[]')
          from notices n join listing_events e on e.id = n.event_id join listings l on l.id = e.listing_id
          left join alerts a on a.id = n.alert_id where n.recipient_id = r.id))
        from recipients r join me on r.email = me.email where me.email_verified) as alerts,
      (select coalesce(json_agg(json_build_object('device', user_agent, 'address', ip_address, 'begun', created_at,
        'lastSeen', updated_at, 'ends', expires_at, 'secondFactorAt', second_factor_at) order by created_at), '[]') from sessions
        where user_id = ${userId}) as sessions,
      (select coalesce(json_agg(json_build_object('to', recipient, 'subject', subject, 'createdAt', created_at, 'tries', tries,
        'lastError', last_error) order by created_at), '[]') from mails where recipient = (select email from me)) as mails,
      (select coalesce(json_agg(json_build_object('to', recipient, 'subject', subject, 'queuedAt', queued_at, 'sentAt', sent_at)
        order by sent_at), '[]') from sent_mails where lower(recipient) = (select lower(email) from me)) as "sentMails",
      (select coalesce(json_agg(json_build_object('of', split_part(key, ' ', 1), 'count', count, 'until', window_ends_at)
        order by key), '[]') from attempts
        where ${countsMe}) as tries`);
  return rows[0]!;
}

/** Sources of the organisations that end with the account, their files' lines about homes without a listing, and the newest files. */
const feedsOf = sql`(select coalesce(json_agg(json_build_object('kind', s.kind, 'name', s.name, 'account', s.ftp,
  'certificate', s.certificate, 'lastLook', s.look, 'seen', s.seen, 'problem', s.problem, 'createdAt', s.created_at,
  'agencies', (select coalesce(json_agg(json_build_object('agency', f.agency, 'keptFields', f.kept_fields,
    'homes', (select coalesce(json_agg(json_build_object('key', h.key, 'form', h.form, 'photos', h.photos) order by h.key), '[]')
      from (select * from feed_homes h where h.feed_id = f.id and h.listing_id is null order by h.key limit 1000) h),
    'listed', (select coalesce(json_agg(json_build_object('key', h.key, 'listing', l.reference) order by h.key), '[]')
      from feed_homes h join listings l on l.id = h.listing_id where h.feed_id = f.id)
    ) order by f.id), '[]') from feeds f where f.source_id = s.id),
  'files', (select coalesce(json_agg(json_build_object('file', i.file_name, 'state', i.state, 'refusal', i.refusal, 'sentAt', i.sent_at,
    'receivedAt', i.received_at, 'version', i.version, 'software', i.software) order by i.id), '[]')
    from (select * from imports i where i.source_id = s.id order by i.id desc limit 1000) i)) order by s.id), '[]')
  from feed_sources s join mine on mine.id = s.advertiser_id)`;

const events = sql`(select coalesce(json_agg(json_build_object('step', e.step, 'author', e.author, 'name', e.author_name,
  'text', case when e.notice is null and e.step <> 'prix_modifie' then e.body else '' end, 'notice', e.notice,
  'amount', e.amount, 'previousAmount', e.previous_amount, 'at', e.created_at) order by e.id), '[]')
  from request_events e where e.request_id = r.id)`;

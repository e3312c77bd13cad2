import { pictureAddress } from "#app/domain/picture-address.ts";

const sizes = { small: "size-8 text-xs", medium: "size-14 text-lg", large: "size-24 text-3xl" } as const;
const pixels = { small: 32, medium: 56, large: 96 } as const;
// Four calm backgrounds, chosen by the name, so that a person always has the same one.
const grounds = [
  "bg-action-soft text-action",
  "bg-accent-soft text-accent",
  "bg-ochre-soft text-ochre",
  "bg-success-soft text-success",
];

type AvatarProps = { name: string; photoUrl: string | null; photoAlt?: string; size?: keyof typeof sizes };

/** The photo of a person or an agency, else its initials. */
export function Avatar({ name, photoUrl, photoAlt = "", size = "small" }: AvatarProps) {
  if (photoUrl) {
    return (
      <img
        src={smallest(photoUrl)}
        alt={photoAlt}
        width={pixels[size]}
        height={pixels[size]}
        loading="lazy"
        className={`${sizes[size]} shrink-0 rounded-full bg-sunken object-cover`}
      />
    );
  }
  const ground = grounds[[...name].reduce((sum, character) => sum + character.codePointAt(0)!, 0) % grounds.length];
  return (
    <span
      aria-hidden="true"
      className={`${sizes[size]} ${ground} flex shrink-0 items-center justify-center rounded-full font-display font-semibold`}
    >
      {initials(name)}
    </span>
  );
}

/** The smallest width suffices for every size and screen. */
function smallest(photoUrl: string): string {
  const sha256 = /^\/media\/([0-9a-f]{64})\//.exec(photoUrl)?.[1];
  return sha256 ? pictureAddress(sha256, 320) : photoUrl;
}

function initials(name: string): string {
  const words = name.split(/[\s’'-]+/).filter((word) => /^\p{Lu}/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0])
    .join("");
}

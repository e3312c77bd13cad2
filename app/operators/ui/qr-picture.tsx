import type { QrCode } from "#app/platform/qr-code.server.ts";

/** A QR code, black on white in any theme: cameras need the contrast. */
export function QrPicture({ code: { size, path }, label }: { code: QrCode; label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-52 bg-white text-black">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

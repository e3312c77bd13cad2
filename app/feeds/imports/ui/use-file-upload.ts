import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { MOST_FILE_BYTES } from "../../files/limits.ts";
import type { UploadProblem } from "../arrival/upload-refusal.ts";
import { sendFile } from "./send-file.ts";

/** A file that is being sent: its name, and the part that has arrived, from 0 to 1. */
export type FileUpload = { name: string; part: number };

/** Sends one file at a time, and opens the page of its import. */
export function useFileUpload(first: UploadProblem | null) {
  const navigate = useNavigate();
  const [upload, setUpload] = useState<FileUpload | null>(null);
  const [problem, setProblem] = useState(first);
  const [arrived, setArrived] = useState<number | null>(null);
  const cancel = useRef(() => {});
  // In an effect: until the end of the upload is rendered, its warning would block the navigation.
  useEffect(() => {
    if (arrived !== null) void navigate(`/imports/${arrived}`);
  }, [arrived, navigate]);

  async function send(file: File, commune: string): Promise<void> {
    if (file.size === 0) return setProblem("empty");
    if (file.size > MOST_FILE_BYTES) return setProblem("too_long");
    setProblem(null);
    setUpload({ name: file.name, part: 0 });
    const onProgress = (sent: number) => setUpload({ name: file.name, part: sent / file.size });
    const sending = sendFile({ file, commune, onProgress });
    cancel.current = sending.cancel;
    const answer = await sending.done;
    setUpload(null);
    if (answer.outcome === "received") setArrived(answer.importId);
    if (answer.outcome === "refused") setProblem(answer.problem);
  }

  return { upload, problem, send, cancel: () => cancel.current() };
}

import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { MOST_FILE_BYTES } from "../../files/limits.ts";
import type { UploadProblem } from "../upload-refusal.ts";
import { sendFile } from "./send-file.ts";

/** A file on its way: its name, and how much of it has arrived, from 0 to 1. */
export type FileUpload = { name: string; part: number };

/** Sends one file at a time, and opens its page. */
export function useFileUpload(first: UploadProblem | null) {
  const navigate = useNavigate();
  const [upload, setUpload] = useState<FileUpload | null>(null);
  const [problem, setProblem] = useState(first);
  const [arrived, setArrived] = useState<number | null>(null);
  const cancel = useRef(() => {});
  // In an effect: before the upload's end is drawn, its warning keeps the page from being left.
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

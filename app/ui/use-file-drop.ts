import { type DragEvent, useState } from "react";

/** Lets an element take dropped files; a keyboard needs another control. `target` and `look` are the element's props and classes. */
export function useFileDrop(take: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const colours = isOver ? "border-action bg-action-soft" : "border-line-strong bg-raised";
  return {
    isOver,
    target: { onDragEnter: over, onDragOver: over, onDragLeave: leave, onDrop: drop },
    look: `rounded-card border-2 border-dashed transition-colors ${colours}`,
  };
}

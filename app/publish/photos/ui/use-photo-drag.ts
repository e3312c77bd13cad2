import {
  type DragEvent as ReactDragEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { moveTo } from "../photo.ts";

type Drag = { id: string; order: string[]; x: number; y: number };

/** Pixels that a press moves before it is a drag. */
const SLACK = 5;
/** Distance in pixels from the window's edge that scrolls the page, and pixels per frame. */
const EDGE = 72;
const SCROLL = 12;

/**
 * Moves tiles by mouse and finger. During a drag the others make room by CSS `order`: the document changes only on
 * release, so that a finger keeps its tile. Escape cancels.
 */
export function usePhotoDrag({ ids, onDrop }: { ids: string[]; onDrop(id: string, place: number): void }) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const tiles = useRef(new Map<string, HTMLElement>());
  const pointer = useRef({ x: 0, y: 0 });
  const pressed = useRef<{ id: string; x: number; y: number } | null>(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      pressed.current = null;
      setDrag(null);
    };
    let frame = 0;
    const scroll = () => {
      const { y } = pointer.current;
      if (y < EDGE) scrollBy(0, -SCROLL);
      else if (y > innerHeight - EDGE) scrollBy(0, SCROLL);
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    addEventListener("keydown", giveUp);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("keydown", giveUp);
    };
  }, [isDragging]);

  useLayoutEffect(() => {
    for (const [id, tile] of tiles.current) tile.style.order = drag ? String(drag.order.indexOf(id)) : "";
  }, [drag]);

  const start = (id: string) => (event: ReactPointerEvent<HTMLElement>) => {
    // A finger on the picture scrolls the page: it drags by the grip.
    const isGrip = (event.target as Element).closest("[data-grip]") !== null;
    if (event.button !== 0 || !event.isPrimary || (event.pointerType !== "mouse" && !isGrip)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { id, x: event.clientX, y: event.clientY };
  };
  const follow = (event: ReactPointerEvent<HTMLElement>) => {
    const from = pressed.current;
    if (!from) return;
    const { clientX: x, clientY: y } = event;
    pointer.current = { x, y };
    if (Math.hypot(x - from.x, y - from.y) < SLACK && !isDragging) return;
    setDrag((current) => {
      const moved = current ?? { id: from.id, order: ids, x, y };
      return { ...moved, x, y, order: orderUnder(moved, tiles.current, { x, y }) };
    });
  };
  const release = () => {
    const place = drag ? drag.order.indexOf(drag.id) : -1;
    if (drag && place !== ids.indexOf(drag.id)) onDrop(drag.id, place);
    stop();
  };
  function stop() {
    pressed.current = null;
    setDrag(null);
  }

  return {
    draggedId: drag?.id ?? null,
    /** Position of the pointer in the window. */
    ghost: drag && { x: drag.x, y: drag.y },
    tileRef: (id: string) => (tile: HTMLElement | null) => {
      if (tile) tiles.current.set(id, tile);
      else tiles.current.delete(id);
    },
    /** For the picture; a finger drags by the element marked `data-grip`. */
    holdProps: (id: string) => ({
      onPointerDown: start(id),
      onPointerMove: follow,
      onPointerUp: release,
      onPointerCancel: stop,
      // Prevents the browser's own drag of the picture's file.
      onDragStart: (event: ReactDragEvent<HTMLElement>) => event.preventDefault(),
    }),
  };
}

function orderUnder(
  { id, order }: Drag,
  tiles: Map<string, HTMLElement>,
  { x, y }: { x: number; y: number },
): string[] {
  const under = order.find((other) => {
    const box = tiles.get(other)?.getBoundingClientRect();
    return box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });
  return under && under !== id ? moveTo(order, id, order.indexOf(under)) : order;
}

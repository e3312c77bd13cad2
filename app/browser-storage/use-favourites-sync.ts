import { useEffect } from "react";
import { useLocation } from "react-router";
import { synchronizeFavourites } from "./favourites-sync.ts";

/** Synchronizes this browser's favourites with the account's; a login and a logout both load another page. */
export function useFavouritesSync(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (key) void synchronizeFavourites();
  }, [key]);
  useEffect(() => {
    const synchronize = () => void synchronizeFavourites();
    window.addEventListener("online", synchronize);
    return () => window.removeEventListener("online", synchronize);
  }, []);
}

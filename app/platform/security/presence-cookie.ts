/**
 * The cookie by which the header of public pages, which are the same for everyone, shows that there is a session. It holds no
 * secret: the session is in a cookie that scripts cannot read.
 */
export const PRESENCE_COOKIE = "portail_present";

/** Whether these cookies claim that there is a session. */
export const hasPresenceCookie = (cookies: string | null): boolean =>
  cookies?.includes(`${PRESENCE_COOKIE}=1`) ?? false;

import { data } from "react-router";

/** The form that a request carries; 400, and not an error of ours, where its body is none or is cut. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw data(null, { status: 400, headers: { "Cache-Control": "no-store" } });
  }
}

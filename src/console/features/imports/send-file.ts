/** Returns a file as the body of a call. */
export function fileBody(file: File) {
  const form = new FormData()
  form.append('file', file, file.name)
  // The generated type describes the form fields; what is sent is the form itself.
  return { body: form as never, bodySerializer: (body: unknown) => body as FormData }
}

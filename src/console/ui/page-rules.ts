/**
 * DOMPurify rules for a page shown in a frame: keeps text, markup, styles and embedded images, and removes everything
 * that runs code, loads resources, submits data or navigates.
 */
export const pageRules = {
  WHOLE_DOCUMENT: true,
  // Without a doctype, browsers render in quirks mode.
  ADD_TAGS: ['!doctype'],
  FORBID_TAGS: ['form', 'input', 'button', 'select', 'textarea', 'audio', 'video', 'source', 'svg', 'math'],
  FORBID_ATTR: ['srcset', 'ping', 'action', 'formaction', 'target', 'href'],
  ALLOWED_URI_REGEXP: /^data:image\//i,
}

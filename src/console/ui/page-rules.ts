/**
 * What DOMPurify leaves of a page that is shown in a frame: words, their shape and style, pictures that it carries.
 * Nothing that runs, loads, sends or leads away.
 */
export const pageRules = {
  WHOLE_DOCUMENT: true,
  // without it browsers draw the page as those of long ago
  ADD_TAGS: ['!doctype'],
  FORBID_TAGS: ['form', 'input', 'button', 'select', 'textarea', 'audio', 'video', 'source', 'svg', 'math'],
  FORBID_ATTR: ['srcset', 'ping', 'action', 'formaction', 'target', 'href'],
  ALLOWED_URI_REGEXP: /^data:image\//i,
}

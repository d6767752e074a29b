/** What DOMPurify leaves of HTML that is shown: words and their shape, links of four schemes, nothing that loads. */
export const allowedHtml = {
  ALLOWED_TAGS: ['a', 'b', 'br', 'code', 'div', 'em', 'i', 'li', 'ol', 'p', 'pre', 'span', 'strong', 'u', 'ul'],
  ALLOWED_ATTR: ['href', 'title'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
}

/** A dialog that is asked for, with the chat that it is about. */
export type DialogRequest =
  | { name: 'filter' | 'views' | 'quick-replies' }
  | { name: 'rename' | 'contact' | 'area' | 'comment' | 'assign' | 'labels' | 'block' | 'budget'; chatId: number }
  | { name: 'bulk'; action: 'area' | 'assign' | 'label_add' | 'label_remove'; ids: number[] }
  | { name: 'save-view' }

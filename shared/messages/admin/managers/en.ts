/** Messages of the editor of the successive managers, in English. */
export const en = {
  'manager.notFound': 'Manager not found',
  'load.managers': 'Failed to fetch managers',
  'save.managers': 'Failed to save manager',
  'delete.managers': 'Failed to delete manager',
  'saved.managers': 'Manager saved successfully',
  'deleted.managers': 'Manager deleted successfully',
  'confirm.managers': 'Are you sure you want to delete this manager?',
  'page.managers': 'Successive managers',
  'item.managers': 'Manager {number}',
  'new.managers': 'New manager',

  'managers.name': 'Name',
  'managers.from': 'From',
  'managers.to': 'To',
  'managers.to.hint': 'Leave it empty while in office',
} as const;

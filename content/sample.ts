import { adminNews } from './items/admin-news.ts';
import { articles } from './items/articles.ts';
import { directorateActivities } from './items/directorate-activities.ts';
import { managerActivities } from './items/manager-activities.ts';
import { recruitments } from './items/recruitments.ts';
import { securityNews } from './items/security-news.ts';
import { sportsNews } from './items/sports-news.ts';
import { studies } from './items/studies.ts';
import { tenders } from './items/tenders.ts';
import { managers } from './managers.ts';
import { details, profile } from './profile.ts';
import { settings } from './settings.ts';

/** The sample institution, whole; none of it is real. */
export const sample = {
  items: {
    'manager-activities': managerActivities,
    'security-news': securityNews,
    'sports-news': sportsNews,
    'directorate-activities': directorateActivities,
    recruitments,
    'admin-news': adminNews,
    tenders,
    articles,
    studies,
  },
  managers,
  profile,
  details,
  settings,
};

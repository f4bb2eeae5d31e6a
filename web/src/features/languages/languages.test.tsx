import {
  getClassroomAdmin,
  getGrading,
  getHelpSettings,
  getOwnLanguage,
  getRetention,
  getSite,
  listAccommodations,
  setOwnLanguage,
  updateClassroom,
} from '@lemma/contracts';
import { languageCookie } from '@lemma/contracts/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageMenu } from '../../frame/navigation/LanguageMenu.tsx';
import { forgetSite } from '../../site.ts';
import { classroomOf } from '../../testing/classes.ts';
import { answerOf } from '../../testing/example-of.ts';
import { idOf, learner, teacher } from '../../testing/people.ts';
import { callsOf, serve } from '../../testing/server.ts';
import { showPage } from '../../testing/show.tsx';
import { beforeForcedReload } from '../../updates/forced-reload.ts';
import { isLanguageChanged, keptLanguage } from '../../words/choice.ts';
import { ClassroomAdminPage } from '../classrooms/ClassroomAdminPage.tsx';
import { ClassroomSettingsPage } from '../classrooms/settings/ClassroomSettingsPage.tsx';
import { OwnLanguageSection } from './OwnLanguageSection.tsx';

const site = { operatorName: '', operatorAddress: '', contactEmail: 'us@school.example', socialLinks: [] };
const several = { ...site, languages: ['en', 'en-XA'] as ('en' | 'en-XA')[] };

/** Notes saves and loads of the page in their order. */
function watchReloads(): string[] {
  const did: string[] = [];
  vi.spyOn(location, 'reload').mockImplementation(() => void did.push('loaded anew'));
  stops.push(
    beforeForcedReload(async () => {
      did.push('saved');
      return true;
    }),
  );
  return did;
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.cookie = `${languageCookie}=; Path=/; Max-Age=0`;
  vi.restoreAllMocks();
  forgetSite();
});

it('[K06] a person chooses their language; the page is loaded anew after what is unsent was saved', async () => {
  forgetSite();
  serve(getSite, several);
  serve(getOwnLanguage, { language: null });
  serve(setOwnLanguage, ({ body }) => body as { language: 'en-XA' | null });
  const did = watchReloads();
  const { user } = showPage(OwnLanguageSection, { as: learner });
  await screen.findByRole('option', { name: 'English ⟦→⟧' });
  const choice = screen.getByRole('combobox', { name: 'Language' });
  await user.selectOptions(choice, 'en-XA');
  await waitFor(() => expect(did).toEqual(['saved', 'loaded anew']));
  expect(callsOf(setOwnLanguage).at(-1)?.body).toEqual({ language: 'en-XA' });
});

it('[K06] a visitor chooses without an account: the browser keeps it', async () => {
  forgetSite();
  serve(getSite, several);
  const did = watchReloads();
  const { user } = showPage(LanguageMenu, {});
  await user.selectOptions(await screen.findByLabelText('Language'), 'en-XA');
  await waitFor(() => expect(did).toEqual(['saved', 'loaded anew']));
  expect([keptLanguage(), isLanguageChanged()]).toEqual(['en-XA', true]);
  expect(callsOf(setOwnLanguage)).toEqual([]);
});

it('nothing is to choose where there is one language', async () => {
  forgetSite();
  serve(getSite, site);
  const { container } = showPage(LanguageMenu, {});
  await waitFor(() => expect(callsOf(getSite)).toHaveLength(1));
  expect(container.querySelector('select')).toBeNull();
});

it('a teacher chooses the language of a class', async () => {
  forgetSite();
  serve(getSite, several);
  const classroom = classroomOf();
  serve(getClassroomAdmin, classroom);
  serve(getGrading, answerOf(getGrading));
  serve(getHelpSettings, answerOf(getHelpSettings));
  serve(getRetention, answerOf(getRetention));
  serve(listAccommodations, []);
  serve(updateClassroom, ({ body }) => ({ ...classroom, ...(body as object) }));
  const { user } = showPage(ClassroomSettingsPage, {
    as: teacher,
    at: `/a/classrooms/${idOf(60)}/settings`,
    path: '/a/classrooms/:classId/settings',
    around: ClassroomAdminPage,
  });
  const section = within(await screen.findByRole('region', { name: 'Language' }));
  await user.selectOptions(section.getByLabelText('Language', { selector: 'select' }), 'en-XA');
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(callsOf(updateClassroom).at(-1)?.body).toEqual({ language: 'en-XA' });
});

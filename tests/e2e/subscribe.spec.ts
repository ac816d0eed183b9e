import { startNewsletter, type Newsletter } from '../support/newsletter';
import { expect, openApp, test as base } from '../support/test';
import type { Page } from '@playwright/test';

const endpoint = '**/api/newsletter-preview';

const test = base.extend<{ newsletter: Newsletter }>({
  newsletter: [
    async ({ page }, use) => {
      const newsletter = await startNewsletter();
      await page.route(endpoint, (route) => route.continue({ url: `${newsletter.origin}/subscribe` }));
      await use(newsletter);
      newsletter.answer();
      await newsletter.close();
    },
    { auto: true },
  ],
});

const field = (page: Page) => page.getByRole('textbox', { name: /^Your email address/ });
const form = (page: Page) => page.locator('form.subscribe__form');
const button = (page: Page) => form(page).getByRole('button');
const message = (page: Page) => form(page).getByRole('status');

async function submit(page: Page, address: string): Promise<void> {
  await field(page).fill(address);
  await button(page).click();
}

const label = (length: number) => 'a'.repeat(length);
const domainOf = (length: number) => `${`${label(63)}.`.repeat(3)}${label(63)}.${label(length - 256)}`;

const wrong: Record<string, string> = {
  'nothing at all': '',
  'no @ sign': 'ada.example.org',
  'two @ signs': 'ada@home@example.org',
  'nothing before the @ sign': '@example.org',
  'nothing after the @ sign': 'ada@',
  'a local part of 65 characters': `${label(65)}@example.org`,
  'a domain of 259 characters': `ada@${domainOf(259)}`,
  'a domain without a dot': 'ada@localhost',
  'a space inside': 'ada lovelace@example.org',
  'a domain that starts with a hyphen': 'ada@-example.org',
};

for (const [name, address] of Object.entries(wrong)) {
  test(`an address with ${name} is refused and not sent`, async ({ page, newsletter }) => {
    await openApp(page, '/docs/field');
    await submit(page, address);
    await expect(message(page)).toHaveText('Your email address is incorrect!');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription('Your email address is incorrect!');
    await expect(button(page)).toBeEnabled();
    expect(newsletter.forms).toEqual([]);
  });
}

for (const [name, address] of Object.entries({
  'a local part of 64 characters': `${label(64)}@example.org`,
  'tags, dots and a deep domain': 'a.b+tag@sub.example.co.uk',
})) {
  test(`an address with ${name} is accepted`, async ({ page, newsletter }) => {
    newsletter.answer();
    await openApp(page, '/docs/field');
    await submit(page, address);
    await expect(button(page)).toHaveText('Subscribed');
    expect(newsletter.forms.map(({ fields }) => fields)).toEqual([[['fields[email]', address]]]);
  });
}

test('the field is a real e-mail field with a label', async ({ page }) => {
  await openApp(page, '/docs/field');
  await expect(field(page)).toHaveAttribute('type', 'email');
  await expect(field(page)).toHaveAttribute('autocomplete', 'email');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(message(page)).toHaveText('');
  await expect(button(page)).toHaveText('Subscribe');
});

test('the place of the message is there before there is one, so that it is announced', async ({ page }) => {
  await openApp(page, '/docs/field');
  const status = await message(page).elementHandle();
  await submit(page, 'wrong');
  await expect(message(page)).toHaveText('Your email address is incorrect!');
  expect(await status?.textContent()).toBe('Your email address is incorrect!');
});

test('the form is sent as multipart form data with the single field fields[email]', async ({
  page,
  newsletter,
}) => {
  newsletter.answer();
  await openApp(page, '/docs/field');
  await field(page).fill('ada@example.org');
  await field(page).press('Enter');
  await expect(button(page)).toHaveText('Subscribed');
  expect(newsletter.forms).toHaveLength(1);
  expect(newsletter.forms[0]).toMatchObject({
    method: 'POST',
    fields: [['fields[email]', 'ada@example.org']],
    files: 0,
  });
  expect(newsletter.forms[0]?.contentType).toMatch(/^multipart\/form-data; boundary=/);
});

test('while the address is sent the button is disabled, then everything is', async ({ page, newsletter }) => {
  await openApp(page, '/docs/field');
  await submit(page, 'ada@example.org');
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toHaveText('Sending');
  await expect.poll(() => newsletter.forms.length).toBe(1);
  await field(page).press('Enter');
  await expect(button(page)).toBeDisabled();
  newsletter.answer();
  await expect(button(page)).toHaveText('Subscribed');
  await expect(button(page)).toBeDisabled();
  await expect(field(page)).toBeDisabled();
  expect(newsletter.forms).toHaveLength(1);
});

test('a completed request is a success, whatever the answer is', async ({ page, newsletter, complaints }) => {
  complaints.expect(/500/, 'the test answers with 500, and the browser logs that');
  newsletter.answer(500);
  await openApp(page, '/docs/field');
  await submit(page, 'ada@example.org');
  await expect(button(page)).toHaveText('Subscribed');
});

test('a network failure is reported, and the form can be sent again', async ({
  page,
  newsletter,
  complaints,
}) => {
  complaints.expect(/newsletter-preview|ERR_FAILED/, 'the test cuts the call off, and the browser logs that');
  newsletter.answer();
  await page.route(endpoint, (route) => route.abort('failed'), { times: 1 });
  await openApp(page, '/docs/field');
  await submit(page, 'ada@example.org');
  await expect(message(page)).toHaveText('Subscribe failed. Please retry!');
  await expect(button(page)).toBeEnabled();
  await expect(field(page)).toBeEnabled();
  await expect(field(page)).toHaveValue('ada@example.org');
  expect(newsletter.forms).toEqual([]);
  await button(page).click();
  await expect(button(page)).toHaveText('Subscribed');
  await expect(message(page)).not.toHaveText('Subscribe failed. Please retry!');
  expect(newsletter.forms).toHaveLength(1);
});

test('a corrected address is sent, and the error goes away', async ({ page, newsletter }) => {
  newsletter.answer();
  await openApp(page, '/docs/field');
  await submit(page, 'ada');
  await expect(message(page)).toHaveText('Your email address is incorrect!');
  await submit(page, 'ada@example.org');
  await expect(button(page)).toHaveText('Subscribed');
  await expect(message(page)).not.toHaveText('Your email address is incorrect!');
});

for (const locale of ['zh-Hans', 'fr-FR']) {
  test(`the texts of the form are translated in ${locale}`, async ({ page, newsletter, complaints }) => {
    complaints.expect(
      /newsletter-preview|ERR_FAILED/,
      'the test cuts the call off, and the browser logs that',
    );
    newsletter.answer();
    await page.route(endpoint, (route) => route.abort('failed'), { times: 1 });
    await openApp(page, `/${locale}/docs/field`);
    const input = form(page).getByRole('textbox');
    const texts = [await button(page).innerText()];
    for (const address of ['ada', 'ada@example.org']) {
      const before = await message(page).innerText();
      await input.fill(address);
      await button(page).click();
      // While the form is being sent, there is no message.
      let text = '';
      await expect(async () => {
        text = await message(page).innerText();
        expect([before, '']).not.toContain(text);
      }).toPass();
      texts.push(text);
    }
    await button(page).click();
    await expect(button(page)).toBeDisabled();
    await expect(input).toBeDisabled();
    texts.push(await button(page).innerText());
    const english = [
      'Subscribe',
      'Your email address is incorrect!',
      'Subscribe failed. Please retry!',
      'Subscribed',
    ];
    for (const [index, text] of texts.entries()) {
      expect(text).not.toBe('');
      expect(text).not.toBe(english[index]);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });
}

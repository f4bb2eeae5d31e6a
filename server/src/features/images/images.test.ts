import { getImage, imageMaximumBytes, imageWidths, widthsOfImage } from '@lemma/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

let app: TestApp;
let teacher: TestClient;

beforeAll(async () => {
  app = await openTestApp();
  teacher = await app.signUpAs('teacher');
});
afterAll(() => app.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#443fa0' } });

async function send(client: TestClient, file: Buffer, type = 'image/png') {
  await client.send('GET', '/api/mm/session-auth/csrf/');
  return client.send('POST', '/api/mm/images/', { body: file, headers: { 'content-type': type } });
}

async function widthServed(id: string, width: number): Promise<{ status: number; width?: number }> {
  const response = await app.app.inject({ method: 'GET', url: `/api/mm/images/${id}/${width}/` });
  if (response.statusCode !== 200) return { status: response.statusCode };
  const { width: actual } = await sharp(response.rawPayload).metadata();
  return { status: 200, width: actual };
}

describe('pictures', () => {
  it('are served in the widths of the requirements and never upscaled [K11]', async () => {
    const file = await picture(1000, 500).png().toBuffer();
    const { body, status } = await send(teacher, file);
    expect(status).toBe(200);
    const { id, width, height, address } = body as { id: string; width: number; height: number; address: string };
    expect([width, height, address]).toEqual([1000, 500, `/api/mm/images/${id}/1000/`]);
    expect(widthsOfImage(1000)).toEqual([640, 750, 828, 1000]);
    for (const size of widthsOfImage(1000)) expect(await widthServed(id, size)).toEqual({ status: 200, width: size });
    for (const size of [1080, 1200, 3840, 641]) expect((await widthServed(id, size)).status).toBe(404);
  });

  it('have every width up to 3840 when they are larger', () => {
    expect(widthsOfImage(9000)).toEqual([...imageWidths]);
    expect(widthsOfImage(40)).toEqual([40]);
  });

  it('lose what the camera wrote beside the pixels, and stand upright [SC15]', async () => {
    const file = await picture(300, 100)
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Somebody at 52.1 N 4.3 E' } } })
      .toBuffer();
    const { body } = await send(teacher, file, 'image/jpeg');
    const { id, width, height } = body as { id: string; width: number; height: number };
    expect([width, height]).toEqual([100, 300]);
    const { rawPayload } = await app.app.inject({ method: 'GET', url: `/api/mm/images/${id}/100/` });
    expect(rawPayload.includes('Somebody')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('are stored once when the same file is sent again', async () => {
    const file = await picture(20, 20).webp().toBuffer();
    const first = await send(teacher, file, 'image/webp');
    const second = await send(teacher, file, 'image/webp');
    expect(second.body).toEqual(first.body);
  });

  it('are recognised by their first bytes, not by their declared type [SC15]', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const cut = (await picture(200, 200).png().toBuffer()).subarray(0, 90);
    const tiff = await picture(20, 20).tiff().toBuffer();
    const polyglot = Buffer.concat([Buffer.from('GIF89a'), page]);
    for (const file of [svg, page, cut, tiff, polyglot]) {
      const { status, body } = await send(teacher, file);
      expect(status).toBe(400);
      expect(body).toEqual({ nonFieldErrors: [expect.stringContaining('not a PNG, JPEG, WebP or GIF picture')] });
    }
    expect((await send(teacher, svg, 'image/svg+xml')).status).toBe(415);
  });

  it('are made anew, so that what hides behind the pixels is gone [SC15]', async () => {
    const hiding = Buffer.concat([await picture(30, 30).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { body } = await send(teacher, hiding);
    const { rawPayload } = await app.app.inject({
      method: 'GET',
      url: `/api/mm/images/${(body as { id: string }).id}/30/`,
    });
    expect(rawPayload.includes('script')).toBe(false);
  });

  it('are refused with more pixels or bytes than any camera makes [SC15] [SC24]', async () => {
    const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(imageMaximumBytes);
    expect((await send(teacher, bomb)).status).toBe(400);
    expect((await send(teacher, Buffer.alloc(imageMaximumBytes + 1))).status).toBe(413);
  });

  it('of small files with very many pixels are refused by their head, before they are decoded [SC15] [SC24]', async () => {
    const bomb = await picture(7000, 7000).png({ compressionLevel: 9 }).toBuffer();
    expect((await send(teacher, bomb)).status).toBe(400);
    // The head alone: the rest is not a picture and is never looked at.
    const head = Buffer.concat([bomb.subarray(0, 40), Buffer.alloc(200_000)]);
    expect((await send(teacher, head)).status).toBe(400);
  });

  it('of one person do not make another wait for all of them [SC24]', async () => {
    const other = await app.signUpAs('teacher');
    const large = await Promise.all(
      [1, 2, 3, 4].map((shade) =>
        sharp({ create: { width: 4000, height: 3000, channels: 3, background: `#0000${shade}0` } })
          .png()
          .toBuffer(),
      ),
    );
    const small = await picture(30, 30).png().toBuffer();
    const done: string[] = [];
    const note = async (name: string, sent: Promise<{ status: number }>) => {
      expect((await sent).status).toBe(200);
      done.push(name);
    };
    for (const person of [teacher, other]) await person.send('GET', '/api/mm/session-auth/csrf/');
    await Promise.all([
      ...large.map((file, index) => note(`large ${index}`, send(teacher, file))),
      note('small', send(other, small)),
    ]);
    // One is at work when it comes, and another where its way here takes longer than that one.
    expect(done.indexOf('small')).toBeLessThan(3);
  });

  it('are sent by people who may write exercises only, and shown as nothing but pictures', async () => {
    const learner = await app.signUpAs('learner');
    const file = await picture(12, 12).png().toBuffer();
    expect((await send(learner, file)).status).toBe(403);
    expect((await send(app.visitor(), file)).status).toBe(401);
    const { body } = await send(teacher, file);
    const answer = await learner.tryCall(getImage, { params: { imageId: (body as { id: string }).id, width: '12' } });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });
});

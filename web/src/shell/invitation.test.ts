import decodeQR from 'qr/decode.js';
import encodeQR from 'qr';
import { describe, expect, it } from 'vitest';
import { invitation } from './invitation';

const HERE = { origin: 'http://127.0.0.1:8000', hostname: '127.0.0.1' };
const PUBLIC = { origin: 'https://club.example', hostname: 'club.example' };

describe('an invitation', () => {
  it('names the address that others can reach', () => {
    expect(invitation('K7QW', { addresses: ['http://192.168.1.5:8000/games'], is_local_only: false }, HERE)).toEqual({ link: 'http://192.168.1.5:8000/games/t/K7QW', trouble: null });
  });
  it('says where nobody else can come', () => {
    expect(invitation('K7QW', { addresses: [], is_local_only: true }, HERE).trouble).toBe('local-only');
    expect(invitation('K7QW', { addresses: [], is_local_only: false }, HERE).trouble).toBe('no-network');
  });
  it('keeps the address by which somebody came from elsewhere', () => {
    const reach = { addresses: [], is_local_only: true };
    expect(invitation('K7QW', reach, PUBLIC)).toEqual({ link: 'https://club.example/t/K7QW', trouble: null });
    expect(invitation('K7QW', null, HERE).link).toBe('http://127.0.0.1:8000/t/K7QW');
  });
  it('can be read by a camera', () => {
    const link = 'http://192.168.1.5:8000/t/K7QWMX2P';
    const rows = encodeQR(link, 'raw', { ecc: 'medium', border: 4 }).flatMap((row) => Array.from({ length: 4 }, () => row.flatMap((dark) => Array.from({ length: 4 }, () => dark))));
    const data = new Uint8ClampedArray(rows.flatMap((row) => row.flatMap((dark) => (dark ? [0, 0, 0, 255] : [255, 255, 255, 255]))));
    expect(decodeQR({ width: rows.length, height: rows.length, data })).toBe(link);
  });
});

import { once } from 'node:events'
import net from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import {
  AddressRefusal,
  createPublicLookup,
  isPublicAddress,
  NOT_PUBLIC,
  readPublicUrl,
} from './public-address'

describe('an address', () => {
  it.each([
    '1.1.1.1',
    '52.95.110.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('is public on the internet: %s', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '169.254.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '198.18.0.1',
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1111%lo',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    'fec0::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '::ffff:0:7f00:1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '3fff::1',
    '100::1',
    '5f00::1',
    '',
    'localhost',
    '127.1',
    '0x7f.0.0.1',
    '1.1.1.1 ',
    '1.1.1.1:80',
  ])('is not public if it is local, private, reserved or invalid: %j', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  )
})

describe('a typed address', () => {
  it.each([
    ['https://abc.supabase.co', 'https://abc.supabase.co'],
    ['https://ABC.supabase.co/', 'https://abc.supabase.co'],
    ['https://s3.eu-west-1.amazonaws.com', 'https://s3.eu-west-1.amazonaws.com'],
    ['https://storage.shop.ng:9000/s3/', 'https://storage.shop.ng:9000/s3'],
    ['https://1.1.1.1', 'https://1.1.1.1'],
    ['https://[2606:4700::1111]:8443', 'https://[2606:4700::1111]:8443'],
  ])('is accepted: %s', (input, url) => expect(readPublicUrl(input)).toEqual({ url }))

  it.each([
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://0',
    'https://[::1]',
    'https://[::]',
    'https://[::ffff:127.0.0.1]',
    'https://[fe80::1]',
    'https://[fd00:ec2::254]',
    'https://169.254.169.254/latest',
    'https://2852039166',
    'https://100.100.100.200',
    'https://192.168.0.10:9000',
    'https://localhost',
    'https://LOCALHOST.',
    'https://a.localhost',
    'https://db',
    'https://metadata.google.internal',
    'https://printer.local',
    'https://router.lan',
    'https://１２７.0.0.1',
    'https://127.0.0.1.',
    'https://nas.home.arpa',
  ])('is refused as not public: %s', (input) => expect(readPublicUrl(input)).toEqual({ problem: NOT_PUBLIC }))

  it.each([
    ['http://abc.supabase.co', /https:\/\//],
    ['ftp://abc.supabase.co', /https:\/\//],
    ['file:///etc/passwd', /not a web address/],
    ['javascript:alert(1)', /not a web address/],
    ['abc.supabase.co', /not a web address/],
    ['', /not a web address/],
    ['https://', /not a web address/],
    ['https://key:secret@abc.supabase.co', /username and password/],
    ['https://key@abc.supabase.co', /username and password/],
    ['https://abc.supabase.co?x=1', /“\?”/],
    ['https://abc.supabase.co#x', /“\?”/],
    ['https://abc.supabase.co:22', /port/],
    ['https://abc.supabase.co:25', /port/],
    ['https://abc.supabase.co:70000', /not a web address/],
  ])('is refused: %s', (input, problem) =>
    expect(readPublicUrl(input)).toEqual({ problem: expect.stringMatching(problem) }),
  )
})

describe('resolving a host for a socket', () => {
  const answers = (...addresses: string[]) =>
    vi.fn(
      (
        _host: string,
        _options: object,
        done: (error: null, all: { address: string; family: number }[]) => void,
      ) =>
        done(
          null,
          addresses.map((address) => ({ address, family: net.isIP(address) })),
        ),
    )
  const look = (resolve: ReturnType<typeof answers>, options = {}) =>
    new Promise<{ error: Error | null; found: unknown }>((done) =>
      createPublicLookup(resolve)('storage.shop.ng', options, (error, found) => done({ error, found })),
    )

  it('returns the addresses that were checked', async () => {
    expect(await look(answers('1.1.1.1'))).toEqual({ error: null, found: '1.1.1.1' })
    expect(await look(answers('1.1.1.1', '2606:4700::1111'), { all: true })).toMatchObject({
      found: [{ address: '1.1.1.1' }, { address: '2606:4700::1111' }],
    })
  })

  it.each([[['127.0.0.1']], [['1.1.1.1', '10.0.0.1']], [['::ffff:169.254.169.254']], [[]]])(
    'rejects a host if any of its addresses is not public: %j',
    async (addresses) => {
      expect((await look(answers(...addresses))).error).toBeInstanceOf(AddressRefusal)
      expect((await look(answers(...addresses), { all: true })).error).toBeInstanceOf(AddressRefusal)
    },
  )

  it('does not connect after a refusal, and resolves only once', async () => {
    const server = net.createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const connected = vi.fn()
    server.on('connection', connected)
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const resolve = answers('127.0.0.1')
    const socket = net.connect({ host: 'rebind.shop.ng', port, lookup: createPublicLookup(resolve) })
    const [error] = await once(socket, 'error')
    expect(error).toBeInstanceOf(AddressRefusal)
    expect(resolve).toHaveBeenCalledTimes(1)
    expect(connected).not.toHaveBeenCalled()
    server.close()
  })
})

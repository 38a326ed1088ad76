/**
 * The comparison: a server that only sends files. `node static-server.ts FOLDER`; prints its port.
 */
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const app = Fastify({ logger: false });
app.register(fastifyStatic, { root: process.argv[2] ?? '.', preCompressed: true });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(new URL(address).port);

/** `npm run models:view`: every model beside its budget, and every die turning, in a page for model makers. */
import { serveModels } from './serveModels'

const server = await serveModels(Number(process.env.PORT ?? 5180))
server.printUrls()

import type { ChatAnswer, Turn } from '../../src/chat/answer.ts'
import { answerMessage } from '../../src/chat/answer-message.ts'
import type { ChatSky } from '../../src/chat/chat-sky.ts'
import { factLabel } from '../../src/lore/fact-label.ts'
import type { Ephemeris } from '../../src/sky/ephemeris.ts'
import { chartFacts } from '../../src/sky/natal-facts.ts'
import { createSkyCache } from '../../src/sky/sky-cache.ts'
import { synastry } from '../../src/sky/synastry.ts'
import { synastryFacts } from '../../src/sky/synastry-facts.ts'
import { people, type SamplePerson } from './people.ts'

const NOW = new Date('2026-11-23T18:00:00Z')
const TIME_ZONE = 'America/New_York'

/** Twelve messages each, as people write them. */
const conversations: readonly (readonly string[])[] = [
  [
    'hi',
    "what's my rising sign?",
    'and my venus?',
    'why does that matter in love',
    "I want to ask for a raise before March. When's good?",
    'why that day?',
    'what about the other one',
    'is mercury retrograde then?',
    'ok and what if nothing happens',
    'what was going on for me at the end of october',
    'yeah you nailed it',
    'thanks, that was useful',
  ],
  [
    'Okay, fortune cookie. Tell me something that would be wrong for my sister.',
    'Anybody could say that.',
    'As a Leo rising I need attention. True?',
    'What are my talents?',
    'And what is hard for me?',
    'Where is Saturn now?',
    'When does this Saturn thing end?',
    'When was Saturn last here?',
    'What does December look like?',
    'And January?',
    'Put it all in one list.',
    'Good night.',
  ],
  [
    'when should I move out, march or may?',
    'why not the other',
    'I also have to tell my roommate. when in january?',
    'and a trip with my girlfriend in february?',
    'which of those days is the best for booking it',
    'whats my moon sign again',
    'does it square anything',
    'what does that mean for living with people',
    'am I hard to live with?',
    'is there something in my chart that makes people leave',
    'ok. what happens on my birthday?',
    'list please',
  ],
  [
    'When is the next full Moon and where does it fall for me?',
    'And the new Moon?',
    'Is there an eclipse coming?',
    'Should I be afraid of it?',
    'What house is that about?',
    'Do I have any planets there?',
    'What does my chart say about money?',
    'Should I buy Bitcoin this week?',
    'Fair. When should I talk to my boss about pay in December?',
    'you said Thursday, right?',
    'What about the week after?',
    'Thank you, Baba Bliss.',
  ],
  [
    'wats my big 3',
    'lol im a libra tho',
    'how strong is my mars',
    'is my mars retrograde',
    'when does mars enter virgo',
    'is that good for starting to run',
    'ok when do i start',
    'what about my ex is he thinking of me',
    'u there? are u a bot',
    'do you even believe in this stuff',
    'k. whats today about',
    'bye',
  ],
  [
    'Tell me about my Moon.',
    'In which house is it?',
    'I do not recognize myself in that.',
    'What if my birth time is wrong?',
    'What says my chart about my family?',
    'And about work?',
    'Which job suits me?',
    'When is a good day to apply in January?',
    'And in February?',
    'Which one is better?',
    'What should I avoid?',
    'Thanks!',
  ],
  [
    'Compare April and June for launching my shop.',
    'Why?',
    'Is Mercury retrograde in April?',
    'When is Venus retrograde next?',
    'Where in my chart?',
    'What is my strongest planet?',
    'Which element do I have most of?',
    'And which is missing?',
    'What can I do about that?',
    'When was Jupiter last on my Sun?',
    'What happened then?',
    'You got that wrong.',
  ],
  [
    'I got broken up with on Friday and everyone is out this weekend.',
    'I keep going over everything she said.',
    'What does my chart say about love?',
    'Is it my Venus?',
    'When does it get easier?',
    'What about Christmas?',
    'Should I write to her?',
    'What day would be least bad for that?',
    'Will she come back?',
    'Okay. Something else: what should I study?',
    'When do I start?',
    'Thank you.',
  ],
  [
    'how are we together, me and my partner?',
    'what do we fight about',
    'and what holds us',
    'where is her moon',
    'and mine?',
    'whats good for us in january',
    'when should we travel',
    'not that one, the other',
    'who is more stubborn',
    'does she love me',
    'ok what do you expect for me in december, concretely',
    'and if it does not happen?',
  ],
  [
    'What is going on today?',
    'And tomorrow?',
    'And this week?',
    'What is the most important day of the next three months?',
    'Why?',
    'Which day is best for resting?',
    'When can I start painting again?',
    'What does Neptune do in my chart?',
    'And Pluto?',
    'Are they connected?',
    'What did you predict so far?',
    'See you tomorrow.',
  ],
]

/** Ten conversations as one page of Markdown. */
export function chatPage(ephemeris: Ephemeris): string {
  const cache = createSkyCache(ephemeris)
  const parts = conversations.map((messages, index) => {
    const person = people[index] as SamplePerson
    const partner = people[(index + 5) % people.length] as SamplePerson
    const sky: ChatSky = {
      ...cache,
      ephemeris,
      chart: person.chart,
      facts: chartFacts(person.chart),
      partner: {
        chart: partner.chart,
        facts: chartFacts(partner.chart),
        synastry: synastryFacts(synastry(person.chart, partner.chart)),
      },
      now: NOW,
      timeZone: TIME_ZONE,
      birthDate: person.birthDate,
    }
    const turns: Turn[] = []
    const shown = messages.map((message, turn) => {
      const seed = `chat ${person.id} ${turn}`
      const answer = answerMessage({
        message,
        turns,
        earlier: { bets: [], wordings: [], questions: [] },
        sky,
        country: 'US',
        seed,
      })
      const text = textOf(answer)
      const { memory, isCare } = answer
      turns.push({
        question: message,
        answer: text,
        at: NOW.toISOString(),
        isCare,
        ...(memory && { memory }),
      })
      const facts = answer.facts.map(factLabel).slice(0, 6).join(' · ')
      return `**Reader:** ${message}\n\n**Baba Bliss:** ${text}${facts && `\n\n<sub>${facts}</sub>`}`
    })
    return `## ${index + 1}. ${person.line}\n\n${shown.join('\n\n')}`
  })
  return [
    '# Ten conversations',
    'With the embedded Baba Bliss on Monday, November 23, 2026, in New York, made with `npm run samples`. The small type names the facts that an answer rests on.',
    ...parts,
    '',
  ].join('\n\n')
}

function textOf({ blocks }: ChatAnswer): string {
  return blocks
    .map((block) =>
      block.kind === 'list'
        ? block.items.map(({ text }) => `- ${text}`).join('\n')
        : block.sentences.map(({ text }) => text).join(' '),
    )
    .join('\n\n')
}

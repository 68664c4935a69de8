import type { AuthoredParagraph } from '#lore/authored.ts'
import type { Element } from '#sky/fact-base.ts'

export const mercuryOnAngles: Record<
  'asc' | 'dsc' | 'mc' | 'ic',
  Record<Element, AuthoredParagraph>
> = {
  asc: {
    fire: {
      says: [
        'You speak first and edit afterward ({aspect}).',
        "The answer is out while the question is still on its way, and it's good often enough that people have come to wait for it.",
        'Talking to you wakes others up.',
        "What you don't always catch is that the quiet person beside you had begun a sentence, and by the time you turn to them, they've decided that it wasn't important.",
      ],
      traits: ['quick', 'frank'],
    },
    earth: {
      says: [
        'Within minutes people notice that you have sense ({aspect}).',
        "You ask what it costs, how long it takes, and who's bringing the extension cord, and a vague idea begins to look like a plan.",
        'You learn best with the thing itself in your hands.',
        "Someone who has just fallen in love with the idea may hear a no in all those questions, although you only ask them when you're interested.",
      ],
      traits: ['practical', 'serious'],
    },
    air: {
      says: [
        "You may meet someone in March who's still acting on a thing you were just trying out in January.",
        'You think by talking, so people get to watch ({aspect}).',
        "One subject leads to another, you contradict yourself with pleasure, and nobody's bored in a line with you.",
        "It's only that others hold on to what you say for longer than you do.",
      ],
      traits: ['quick', 'open'],
    },
    water: {
      says: [
        'You notice how a thing is said before you notice what was said ({aspect}).',
        "An odd pause gets your attention, and you've changed your next sentence to suit it before anyone could tell you had another one ready.",
        'People feel that they can talk to you.',
        'The habit makes it hard to be told plain facts in a bad tone, since you hear only the tone and have to ask about the rest.',
      ],
      traits: ['tactful'],
    },
  },
  dsc: {
    fire: {
      says: [
        'You need a person who argues back ({aspect}).',
        'You like a quick mind across the table, and an evening that ends with both of you standing up to make a point counts as a good one.',
        'Your best ideas tend to be replies.',
        "A gentle soul may take the sport for a fight, and you find that out much later, when you ask why they've been so quiet.",
      ],
      traits: ['frank', 'close'],
    },
    earth: {
      says: [
        "Who's picking up what, and whether the faucet can wait, can be as tender from you as any compliment.",
        'With the people closest to you, you talk about practical things ({aspect}), and you trust somebody whose facts hold up.',
        "You'd change your mind for a person like that and for hardly anyone else.",
        'They may be waiting, meanwhile, for a sentence with no errand in it.',
      ],
      traits: ['practical', 'close'],
    },
    air: {
      says: [
        'Your mind works best as one half of a conversation ({aspect}).',
        "You save things up for a particular person, and what happened at lunch hasn't quite happened until you've told them.",
        "With the right one you'll finish each other's stories for decades.",
        "You do notice, now and then, that you've argued their side for so long that you'd have trouble finding your own.",
      ],
      traits: ['open', 'close'],
    },
    water: {
      says: [
        'You hear what other people leave out ({aspect}).',
        "A friend says that it's fine, and you've already picked up that it isn't, and roughly since when.",
        'They find it soothing to be understood so quickly.',
        "But you're just as sure when you're wrong, so now and then somebody has to explain that they really were only tired.",
      ],
      traits: ['tactful', 'close'],
    },
  },
  mc: {
    fire: {
      says: [
        "When a crowd is quiet because everyone's being careful, yours is the voice that comes, and people are relieved as well as a little alarmed.",
        'Saying it out loud is what gets you known ({aspect}).',
        'It makes you easy to remember and easy to hire for anything with a microphone.',
        'You may have to take back a thing or two in public, and to your credit you do it in the same voice.',
      ],
      traits: ['public', 'frank'],
    },
    earth: {
      says: [
        "People come to you because you know how it's done ({aspect}).",
        "You've read the instructions, you know which form it is, and you can explain it to someone who's afraid of forms.",
        'Your reputation grew out of many small answers that turned out to be correct.',
        "It can keep you from saying the large thing you also think, because you can't yet prove it.",
      ],
      traits: ['public', 'practical'],
    },
    air: {
      says: [
        "Words are what you're known for ({aspect}).",
        'You can take what nine people have been trying to say and put it into one line, and they all feel smarter for having said it.',
        "So you're asked to write it up, to introduce someone, to take the call.",
        "There's always another small thing that only needs your name and ten minutes, and your own idea is what has to wait.",
      ],
      traits: ['public', 'quick'],
    },
    water: {
      says: [
        'When something hard has to be announced, or a toast has to work on both sides of the family, they ask you.',
        "You find words for what other people feel ({aspect}), and afterward several of them say it was just what they'd meant.",
        "It's a rare skill and it looks easy.",
        "You hear the feeling in everyone's message so well that you sometimes leave yours out.",
      ],
      traits: ['public', 'tactful'],
    },
  },
  ic: {
    fire: {
      says: [
        'At home you say everything ({aspect}).',
        "Opinions you'd keep to yourself elsewhere come out at full speed in the kitchen, and an evening without a small debate feels as if nobody had come.",
        'You may have grown up among people who talked over one another and loved it, or have wished that you had.',
        "Guests sometimes think there's a fight going on, and are offered more salad.",
      ],
      traits: ['private', 'frank'],
    },
    earth: {
      says: [
        'The warranty, the measurements of the window, and the name of the man who fixed it last time are all in your head.',
        'Home is where your mind is most at work ({aspect}), slowly, over something that keeps your hands busy.',
        "Away from it you can sound less clever than you are, because you'd have liked to look it up first.",
      ],
      traits: ['private', 'practical'],
    },
    air: {
      says: [
        'You do your best thinking where you live ({aspect}).',
        "It may be a corner with too many books, or a phone call that runs past midnight, but the thoughts come at home, and in company you're often quoting yourself.",
        "Family stories interest you, and you've noticed that no two people tell them alike.",
        "You need quiet to think and talk to live, and it's rare that one home has both at the right hour.",
      ],
      traits: ['private', 'open'],
    },
    water: {
      says: [
        "A question put to you on the spot gets a polite reply, and the real answer comes that night when you're brushing your teeth.",
        'You keep your thoughts where you keep your feelings, far in ({aspect}), and what was said in the house you grew up in stays with you nearly word for word.',
        'Anyone who knows you well asks again a day later, because the second answer is so much better.',
      ],
      traits: ['private'],
    },
  },
}

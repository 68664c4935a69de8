import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const sunPluto: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        "You can't take part in anything without changing it ({aspect}).",
        "The Sun in fire wants to be seen doing what it does best, and Pluto wants to matter, so you join the neighborhood committee for the fun of it and within a month you've got plans for the neighborhood.",
        'People follow you or resist you, and few feel nothing.',
        'You tend to be the last to see it, because from the inside it only feels like caring.',
      ],
      traits: ['bold', 'serious'],
    },
    earth: {
      says: [
        'You take your life seriously, as a thing to be built ({aspect}).',
        'The Sun in earth wants results that can be pointed to, and Pluto wants them to be permanent, so you think in ten-year spans without being asked.',
        "You can tear up a year's work because the base was wrong, and start again on Monday.",
        'Those who see only the patience miss how ruthless you can be, almost always with yourself.',
      ],
      traits: ['serious', 'practical'],
    },
    air: {
      says: [
        'Your opinions are close to your identity, so you never hold one lightly.',
        'The Sun in air wants to understand, and Pluto wants to get to the end of the matter, which is how a passing interest can fill two years and a wall of notes ({aspect}).',
        'You change your mind seldom, and all at once.',
        "It's unsettling for people who had just learned the old version, and you can't see what they found so convincing about it.",
      ],
      traits: ['serious', 'frank'],
    },
    water: {
      says: [
        'You keep the most important things about you out of sight ({aspect}).',
        'The Sun in water lives by what it feels, and Pluto guards it, so new people get a friendly outline and the rest is earned.',
        'You may have been several quite different people already, each of them left behind without an announcement.',
        'It gives you great understanding for anyone who wants to start over, and it leaves old acquaintances hopelessly out of date.',
      ],
      traits: ['private', 'guarded'],
    },
  },
  tense: {
    fire: {
      says: [
        'You notice at once when someone is trying to control you, and sometimes when nobody is ({aspect}).',
        'The Sun in fire wants to act freely and in the open, and Pluto suspects a struggle for power behind the most harmless suggestion.',
        'A friend says you look tired, and you hear an order to leave.',
        'It gives you real courage against bullies, and it makes ordinary help hard to deliver.',
      ],
      traits: ['bold', 'wary'],
    },
    earth: {
      says: [
        "You trust a result only if you've handled it yourself ({aspect}).",
        'The Sun in earth wants to be useful and secure, and Pluto keeps asking what would happen if everything were taken away.',
        "So you don't delegate, you save more than you need, and you carry all the luggage.",
        "What others see is somebody who never needs a thing, and they stop asking whether you'd like a hand.",
      ],
      traits: ['independent', 'wary'],
    },
    air: {
      says: [
        'You seem open to any view until someone touches the one that counts.',
        'The Sun in air wants to meet people on equal terms, and Pluto keeps a few subjects on which it will give up nothing ({aspect}).',
        'Nobody can tell beforehand which ones they are.',
        "A relaxed evening on the porch turns into a cross-examination, and afterward you're as startled by it as the guest.",
      ],
      traits: ['frank', 'wary'],
    },
    water: {
      says: [
        "You feel things so strongly that you've learned to let very little of it show ({aspect}).",
        'The Sun in water wants to be understood, while Pluto assumes that anything people know can be used against you.',
        'So you tell people about a hard time once it has been over for a year.',
        "They'd have liked to help, and they can't help concluding that you didn't trust them.",
      ],
      traits: ['guarded', 'private'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'A defeat tends to improve you ({aspect}).',
        "The Sun in fire isn't ashamed of trying in public, and Pluto takes whatever fails and finds out why, so the second attempt is better than anyone expected.",
        'You can be laughed at on a stage on Saturday and be up there again a month later with something that works.',
        "That sort of confidence is catching, and people try braver things when you're around.",
      ],
      traits: ['bold', 'proud'],
    },
    earth: {
      says: [
        'People hand you what actually matters, often without saying so ({aspect}).',
        'The Sun in earth does what it said it would, and Pluto gives it the nerve for work that others find unpleasant.',
        "When a household has to be cleared out, or the books turn out to be a mess, you're calm and you start with the worst corner.",
        "You gain authority that way, and you've never had to ask for it.",
      ],
      traits: ['practical', 'steady'],
    },
    air: {
      says: [
        'You change minds, mostly by being interested in them.',
        "The Sun in air asks what somebody thinks, and Pluto listens for what they'd rather not have noticed, so a talk with you on a long walk can alter a person's plans ({aspect}).",
        "You don't push, and you have no need to.",
        'Months later they tell you what they decided, as if it had been your idea, and you remember only asking.',
      ],
      traits: ['tactful', 'cool'],
    },
    water: {
      says: [
        'You grow from things that would leave other people bitter ({aspect}).',
        "The Sun in water lets an experience all the way in, and Pluto turns it into something that can be used, so what you've been through makes you kinder.",
        'It shows in how you listen to someone at the worst moment of their year.',
        "They sense that you're not being polite, and that you've been somewhere similar.",
      ],
      traits: ['warm', 'steady'],
    },
  },
}

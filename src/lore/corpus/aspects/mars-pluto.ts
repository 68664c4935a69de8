import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const marsPluto: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        "You don't know how to try a little ({aspect}).",
        "Mars in fire goes straight at what it wants, and Pluto won't let it stop before the end, so a friendly game of basketball becomes something the others have to recover from.",
        'That same force gets you through things that have defeated more talented people.',
        'You rarely bear a grudge, at least, since anything you had to say has been said.',
      ],
      traits: ['bold', 'frank'],
    },
    earth: {
      says: [
        "Once you've begun, it's nearly impossible to get you to quit ({aspect}).",
        'Mars in earth works at an even pace, and Pluto gives it a determination that can do without praise, or even progress.',
        "You'd dig out a tree stump by hand, over three weekends, because you've decided it's going.",
        'Other people drop the argument long before you notice that there was one.',
      ],
      traits: ['steady', 'slow'],
    },
    air: {
      says: [
        'In an argument you go straight to the weak point.',
        'Mars in air fights with words and Pluto knows which ones will tell, so you win more often than is good for you ({aspect}).',
        'Aimed at a problem, the same skill is worth a great deal.',
        'Your friends want you beside them in a dispute with the landlord, and they take some care never to be the landlord.',
      ],
      traits: ['frank', 'bold'],
    },
    water: {
      says: [
        'You seldom fight in the open, and you seldom lose ({aspect}).',
        'Mars in water feels its way toward what it wants, and Pluto can wait for as long as that takes, so you get there by still being interested when everyone else is tired.',
        'Your anger can go unnoticed for weeks.',
        "By the time anyone sees it, you've reached a verdict on them that one loud afternoon might have prevented.",
      ],
      traits: ['guarded', 'steady'],
    },
  },
  tense: {
    fire: {
      says: [
        'Being told no makes you want a thing twice as much ({aspect}).',
        'Mars in fire would try something else and forget about it, but Pluto hears a question about who is in charge.',
        'You may have argued over a parking ticket for longer than it would have taken to earn the fine.',
        "It looks as if you love a fight, and what you really can't stand is being overruled.",
      ],
      traits: ['bold', 'proud'],
    },
    earth: {
      says: [
        'You keep working past the point of sense and call it finishing ({aspect}).',
        'Mars in earth takes pride in a job done properly, and Pluto takes stopping for defeat.',
        'So at midnight you start on the second wall with paint in your hair and an aching shoulder, annoyed at everyone who went to bed.',
        "They'd have helped tomorrow, but you don't quite believe that what's left to others will be done your way.",
      ],
      traits: ['steady', 'independent'],
    },
    air: {
      says: [
        'Leaving the last word to someone else is very hard for you.',
        "Mars in air enjoys a debate, but Pluto can't bear to lose one, and so a chat about a movie ends in evidence ({aspect}).",
        "You're often right, and it seldom settles anything.",
        'People find it simpler to agree with you early, and then you have the victory and no one to talk to about it.',
      ],
      traits: ['frank', 'proud'],
    },
    water: {
      says: [
        "You stay patient for a very long time, and then you're finished being patient ({aspect}).",
        'Mars in water swallows a slight to keep the peace, and Pluto files it with the others.',
        'The person who sets you off at last, perhaps by borrowing a sweater, hears about everything since you met.',
        "They're stunned by the size of it, and you're thinking of all the times you said nothing.",
      ],
      traits: ['guarded', 'serious'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'You can begin a hard thing and still be at it a year later ({aspect}).',
        'Mars in fire provides the start, and Pluto provides what most people run out of, which is wanting it as much on day one hundred.',
        'It suits anything with a distant finish, such as a marathon or a degree taken in midlife.',
        "Nobody has to cheer you on, though they tend to, because it's a pleasure to watch.",
      ],
      traits: ['bold', 'steady'],
    },
    earth: {
      says: [
        'You have more strength than you show, and you know how to spend it slowly ({aspect}).',
        'Mars in earth asks what will actually work, and Pluto is willing to tear out whatever is in the way of it.',
        "So you're good with things that others call hopeless, such as a debt or a house with a bad foundation.",
        'You look unhurried the whole time, and people tend to miss how much has changed until they see a photo of how it was before.',
      ],
      traits: ['practical', 'steady'],
    },
    air: {
      says: [
        'You can tell which question matters, and you have the courage to ask it.',
        'Pluto senses what a discussion is avoiding, and Mars in air says it in one clear sentence ({aspect}).',
        'In a meeting that has gone in circles for an hour, it takes you about a minute to have everyone talking about the money.',
        "Since you don't raise your voice, hardly anyone feels attacked.",
      ],
      traits: ['frank', 'cool'],
    },
    water: {
      says: [
        "You're strongest when nobody is looking ({aspect}).",
        'Mars in water acts on what it senses, and with Pluto behind it you know when to wait and when a single word will be enough.',
        "If somebody you love is being treated badly, you don't make a scene, but within a few weeks the situation is different.",
        'People who think of you as mild would be surprised to learn how it came about.',
      ],
      traits: ['guarded', 'close'],
    },
  },
}

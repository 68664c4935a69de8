import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const sunNeptune: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You need something to believe in before you can move ({aspect}).',
        'The Sun in fire wants to give itself to a cause, and Neptune paints the cause in very bright colors.',
        "While the belief lasts you'll hand out flyers in the sleet and be radiant.",
        "When it goes, you can spend months not knowing what you're for, and people who saw the radiance have no idea what to say to you.",
      ],
      traits: ['idealistic', 'bold'],
    },
    earth: {
      says: [
        'You look down-to-earth, and your mind is usually somewhere else ({aspect}).',
        'The Sun in earth does the daily work and does it well, while Neptune is thinking about a life with more sense in it.',
        'You may have sketches for something on the backs of a great many receipts.',
        'People are taken aback when you show them, and ask when you found the time, and the answer is every day from nine to five.',
      ],
      traits: ['idealistic', 'practical'],
    },
    air: {
      says: [
        'You become a slightly different person with each person you talk to.',
        'The Sun in air adjusts to whom it meets, and Neptune does away with the line between adjusting and turning into them ({aspect}).',
        'It makes you easy to like.',
        "Filling out a profile is torture, since you'd need to know who's going to read it.",
      ],
      traits: ['changeable', 'tactful'],
    },
    water: {
      says: [
        'You go through life with very little armor ({aspect}).',
        "The Sun in water lives by sympathy, and Neptune can't see where you stop and others begin, so you take on their troubles along with their accents.",
        'Art and solitude give you back to yourself.',
        "Without enough of those, you may come across as vague, when really you're full of other people.",
      ],
      traits: ['warm', 'yielding'],
    },
  },
  tense: {
    fire: {
      says: [
        'You can see so clearly who you might become that who you are today seems hardly worth the bother ({aspect}).',
        'The Sun in fire wants to shine now, and Neptune keeps moving the stage farther off.',
        'You describe the book that you mean to write, with gestures, and people would buy it tonight.',
        "Each telling takes a bit of the wish to write it, and it's hard for you to see where it goes.",
      ],
      traits: ['idealistic', 'open'],
    },
    earth: {
      says: [
        "Whatever you've achieved, it looks a little smaller once you have it ({aspect}).",
        "The Sun in earth wants a solid result, and Neptune compares it with something that couldn't be built.",
        'You hang the finished picture and see only the spot where the frame is off.',
        "Others admire it and believe you're being modest, which is kinder than what you actually think of it.",
      ],
      traits: ['idealistic', 'modest'],
    },
    air: {
      says: [
        "While you're talking with someone, you believe them.",
        'The Sun in air wants to see their side, and Neptune wipes away your own for the evening ({aspect}).',
        "On the way home it comes back, and you may realize that you've agreed to host Thanksgiving for nineteen.",
        "People call you so understanding, and they're angry later, because understanding sounded to them like yes.",
      ],
      traits: ['yielding', 'changeable'],
    },
    water: {
      says: [
        "You find it easier to help with someone else's life than to want something for your own ({aspect}).",
        'The Sun in water lives through those it loves, and Neptune makes it feel almost wrong to ask for a turn.',
        'So you know precisely what your friend should do with her talent.',
        "Nobody asks about yours, since you've never let on that you have one and would change the subject if they did.",
      ],
      traits: ['yielding', 'modest'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'Your confidence includes other people ({aspect}).',
        'Neptune imagines what could be, and the Sun in fire says it aloud as if it were already decided.',
        'A block that has given up on its empty lot can find itself planting things there, because you keep saying where the benches would go.',
        "Nobody put you in charge of it, and it's enough that you can see it.",
      ],
      traits: ['idealistic', 'bold'],
    },
    earth: {
      says: [
        'You can take a hazy wish and make it real by degrees ({aspect}).',
        'Neptune knows what it ought to feel like, and the Sun in earth works out what that means for this week.',
        'So the trip that everyone in the group talks about for years is the one you book.',
        "You get called practical for it, though it's the dreaming that keeps you at the practical part.",
      ],
      traits: ['practical', 'idealistic'],
    },
    air: {
      says: [
        'You can talk to anyone without talking down.',
        'The Sun in air is curious about people, and Neptune forgets to ask how important they are ({aspect}).',
        'The man who cleans the train gets the same conversation from you as the professor, and often a longer one.',
        'In mixed company this does more good than tact, because nobody has to be on guard.',
      ],
      traits: ['open', 'warm'],
    },
    water: {
      says: [
        'You find your direction by feel, and it has served you well ({aspect}).',
        "The Sun in water trusts what moves it, and Neptune moves it toward what's larger than its own comfort.",
        "You couldn't defend some of your best decisions in front of a committee.",
        'People tell you things in the first hour that they keep from their relatives, and you take it as a matter of course.',
      ],
      traits: ['trusting', 'warm'],
    },
  },
}

import type { AspectsOfPlanet } from '#lore/authored.ts'

export const mercuryAspects: AspectsOfPlanet = {
  venus: {
    joined: {
      says: [
        'You can tell people nearly anything, because of how you put it ({aspect}).',
        "Venus goes over Mercury's sentences before they leave, and takes out anything that would scratch.",
        'Your messages get saved.',
        'Sometimes the point is taken out together with the edge, and the other person goes off happy and uninformed.',
      ],
      traits: ['tactful'],
    },
    harmonious: {
      says: [
        "Your conversation is good company even when the subject isn't ({aspect}).",
        'Venus enjoys what Mercury brings home, so you talk about what you love and love what can be talked about.',
        'An hour that goes well can settle whether you like a place or a person.',
        "It's useful wherever two sides need someone they'd both enjoy hearing it from.",
      ],
      traits: ['tactful'],
    },
  },
  mars: {
    joined: {
      says: [
        'Your thoughts come out as moves ({aspect}).',
        "Mercury finds the weak spot and Mars has already pressed on it, so you're quick and funny and hard to interrupt.",
        'People who like a contest adore talking with you.',
        'The others go home and think of what they should have said, and some of them stop coming.',
      ],
      traits: ['quick', 'frank'],
    },
    tense: {
      says: [
        "The remark is out before you've decided whether to make it ({aspect}).",
        'Mercury would like to discuss the thing, and Mars would like it settled.',
        "You're often right, and people remember how you said it.",
        'Put in writing and left overnight, the same words lose a third of their length and win.',
      ],
      traits: ['quick', 'frank'],
    },
    harmonious: {
      says: [
        'You think best with something to push against ({aspect}).',
        'Mars gives Mercury a deadline, so you decide and say so while others are still comparing.',
        "There's no malice in it, and people come to you when they want it straight.",
        "A problem with moving parts is a pleasure to you, and you'll have it open on the table within the hour.",
      ],
      traits: ['quick'],
    },
  },
  jupiter: {
    joined: {
      says: [
        "You see where a thing is going before you've seen the thing ({aspect}).",
        'Jupiter stretches what Mercury picks up, so a question about the weather can end in the history of sailing.',
        'You make people want to know more.',
        "They'd do well to check the figures, since the story improves a little each time.",
      ],
      traits: ['idealistic', 'open'],
    },
    tense: {
      says: [
        'You say more than you know and believe most of it ({aspect}).',
        'Mercury has the details somewhere, but Jupiter has already reached the conclusion.',
        "It costs you small corrections, a date that was wrong or a yes you don't recall, and they arrive weeks later.",
        'On paper, with a second reader, the same mind is one that people would pay to hear.',
      ],
      traits: ['open', 'trusting'],
    },
    harmonious: {
      says: [
        'You can make a hard thing sound like good news ({aspect}).',
        "Mercury supplies the parts and Jupiter sees what they're for, so you learn fast anything that has a point.",
        'People come away from your explanations feeling clever, and they give you less credit than they owe.',
        'Even your complaints tend to be read with pleasure.',
      ],
      traits: ['open'],
    },
  },
  saturn: {
    joined: {
      says: [
        "You don't say it until it will hold ({aspect}).",
        'Saturn reads everything Mercury writes, twice and in a bad mood.',
        'You can seem slow to people who talk for pleasure, or severe.',
        "Years later they're still using something you told them in eleven words.",
      ],
      traits: ['slow', 'serious'],
    },
    tense: {
      says: [
        'Half of what you think gets turned down before anyone has heard it ({aspect}).',
        'Mercury proposes, and Saturn asks who else has checked.',
        'So you speak late or not at all, and you hear your own idea from someone with less to lose.',
        'What does get out is sound, and a person who knows you waits for it.',
      ],
      traits: ['slow', 'wary'],
    },
    harmonious: {
      says: [
        "You're good at the sentence that ends the discussion ({aspect}).",
        'Saturn gives Mercury patience, so you read a contract to the last line and understand it.',
        "It doesn't dazzle anybody.",
        'It does mean that people hand you what has to be right, and that you sleep after signing.',
      ],
      traits: ['steady'],
    },
  },
  uranus: {
    joined: {
      says: [
        'Your mind jumps, and then it waits for the others to walk around ({aspect}).',
        "Uranus stands with Mercury, so you see the answer whole and can't always show your work.",
        'It makes you original and hard to take notes from.',
        'What sounds like a wild remark in the spring is often the plan by the fall.',
      ],
      traits: ['quick', 'independent'],
    },
    tense: {
      says: [
        "A better idea usually arrives while you're explaining the first ({aspect}).",
        'Mercury would like to finish the sentence, and Uranus has already changed the subject.',
        "People find you brilliant and exhausting, and you've probably said something true at exactly the wrong minute.",
        'Written down fast and sorted later, the sparks turn out to be worth the mess.',
      ],
      traits: ['quick', 'changeable'],
    },
    harmonious: {
      says: [
        'You see the shortcut and, unlike most people who see it, you can explain it ({aspect}).',
        'Uranus gives Mercury its leaps, and Mercury turns them into steps.',
        "New tools don't frighten you, and neither do people who think strangely.",
        "You're wasted on anything that has only one right way to be done.",
      ],
      traits: ['quick'],
    },
  },
  neptune: {
    joined: {
      says: [
        'Facts reach you with their mood attached ({aspect}).',
        'Neptune blurs what Mercury collects, so you forget the date and remember the light.',
        'You can talk a person into hope without telling a single lie.',
        'Anything with numbers in it deserves a second look in the morning.',
      ],
      traits: ['idealistic', 'loose'],
    },
    tense: {
      says: [
        'What you said and what they heard can be two different evenings ({aspect}).',
        'Mercury wants it exact, and Neptune finds exactness a bit rude.',
        'You leave things vague to be kind, and people fill the gap with what they were hoping.',
        "The gift underneath is real, and a story or an image from you will carry what a plain statement can't.",
      ],
      traits: ['loose', 'tactful'],
    },
    harmonious: {
      says: [
        'You find words for what other people only sense ({aspect}).',
        'Neptune brings the picture and Mercury the sentence, so you can be subtle and still be understood.',
        'It makes you a good listener to half-finished thoughts.',
        "You pick up more than you mention, and it's usually a kindness that you don't.",
      ],
      traits: ['tactful'],
    },
  },
  pluto: {
    joined: {
      says: [
        "You don't ask to pass the time ({aspect}).",
        "Pluto stands with Mercury, so you go on asking until you've reached the answer that nobody had prepared.",
        "It makes you an excellent finder of what's wrong, and it makes small talk an effort for both sides.",
        'When you do say something, people tend to remember where they were.',
      ],
      traits: ['serious', 'wary'],
    },
    tense: {
      says: [
        'You hear what people leave out ({aspect}).',
        "Mercury would like an ordinary conversation, and Pluto is convinced that there's another one underneath.",
        "You're often right about that, and sometimes you've cross-examined a person who was only tired.",
        "Pointed at a subject that's worth it, the same suspicion makes you the one who finds out.",
      ],
      traits: ['wary'],
    },
    harmonious: {
      says: [
        'You can think about hard things without turning away ({aspect}).',
        "Pluto gives Mercury depth and doesn't ask for drama.",
        "People stop pretending in your company sooner than they'd planned to.",
        'You know what to leave unsaid, and what you keep is safe.',
      ],
      traits: ['serious'],
    },
  },
}

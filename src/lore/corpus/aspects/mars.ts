import type { AspectsOfPlanet } from '#lore/authored.ts'

export const marsAspects: AspectsOfPlanet = {
  jupiter: {
    joined: {
      says: [
        'You go at things as though there were more of you ({aspect}).',
        'Mars starts the engine and Jupiter has already drawn the route to the coast.',
        'Others get swept along and are often glad of it.',
        "The stopping distance is long, and you've arrived at a few places that you only meant to point at.",
      ],
      traits: ['bold', 'trusting'],
    },
    tense: {
      says: [
        'Your efforts come a size larger than the occasion ({aspect}).',
        'Mars wants to win this, and Jupiter would like it to mean something as well.',
        "A place in line can become a matter of justice, and by the time you've won it nobody remembers what it was for.",
        "In a cause that really is that big, you're the person they needed all along.",
      ],
      traits: ['bold', 'proud'],
    },
    harmonious: {
      says: [
        "You try things because you assume they'll work, and that helps them to ({aspect}).",
        'Jupiter gives Mars good weather, so you move at the right moment more often than chance would have it.',
        "Losing doesn't cost you much, and you're back before it has been announced.",
        'Timid people do well beside you, and you might not even know that you pulled them along.',
      ],
      traits: ['bold'],
    },
  },
  saturn: {
    joined: {
      says: [
        'You work as if somebody were holding the other end ({aspect}).',
        'Mars pushes and Saturn resists in the same spot, and the result is slow and very hard to stop.',
        'Anger goes into effort, so people seldom see it and everyone sees what got done.',
        "When the job is done, you need a day on your back, and you'd call it laziness.",
      ],
      traits: ['steady', 'slow'],
    },
    tense: {
      says: [
        'You push and hold back in the same hour ({aspect}).',
        'Mars wants to be off, and Saturn has found something that could go wrong.',
        'It makes for false starts, and for a temper that comes out an hour after the thing that caused it.',
        "Given a task that's heavy and slow, the two agree at last, and you outwork people who began ahead of you.",
      ],
      traits: ['wary'],
    },
    harmonious: {
      says: [
        'You can keep going when it has stopped being interesting ({aspect}).',
        'Saturn rations what Mars has, so you come in tired and seldom beaten.',
        "Strength of that kind doesn't draw attention to itself.",
        'It shows in the last mile, when those who sprinted are looking around for somebody to follow.',
      ],
      traits: ['steady'],
    },
  },
  uranus: {
    joined: {
      says: [
        'You act on impulse and have the luck of the quick ({aspect}).',
        "Uranus stands with Mars, so between the idea and the leap there's about a second, and it isn't used for thinking.",
        'Being told to wait makes your hands itch.',
        'Your finest hours come when the rules have just broken down and somebody has to do something.',
      ],
      traits: ['bold', 'quick'],
    },
    tense: {
      says: [
        "Pressure makes you jump, often out of something you'd meant to stay in ({aspect}).",
        'Mars wants to get on with it, and Uranus wants to do it any other way than the one you were told.',
        'Timetables suffer, and so do people who like advance warning.',
        'Left to set your own hours, you do in three days what was planned for three weeks.',
      ],
      traits: ['independent', 'changeable'],
    },
    harmonious: {
      says: [
        "You find a way, and it's rarely the one on the instruction sheet ({aspect}).",
        'Mars does the work and Uranus keeps it from getting dull.',
        "You'll try what hasn't been tried without needing applause for it.",
        "Those who've watched you fix something with the wrong part don't worry much when you're along.",
      ],
      traits: ['independent'],
    },
  },
  neptune: {
    joined: {
      says: [
        "You can't push for something you don't believe in ({aspect}).",
        'Neptune stands with Mars, so your strength comes in on a tide and goes out with it.',
        'People see you idle for a week and then stay up all night for a stranger.',
        'What tires you is a fight without a meaning, and after one of those you sleep.',
      ],
      traits: ['idealistic', 'changeable'],
    },
    tense: {
      says: [
        'Your anger tends to lose its way ({aspect}).',
        'Mars wants a clear opponent, and Neptune keeps showing you how the other side came to be so sad.',
        'So you put up with things until something leaks, a forgotten promise or a lost evening, and nobody connects the two.',
        "For a cause, or for someone who can't fight, you're clear and tireless, and you surprise yourself.",
      ],
      traits: ['yielding', 'loose'],
    },
    harmonious: {
      says: [
        'You get things done without seeming to try ({aspect}).',
        "Neptune smooths the path, and Mars hardly feels that it's working.",
        'You move well with others, on a dance floor or in a crowd, and you know when to let the current do it.',
        'Strength like that goes to what you find beautiful, and tends to get there.',
      ],
      traits: ['tactful'],
    },
  },
  pluto: {
    joined: {
      says: [
        'When you want something, you want it fiercely and say little about it ({aspect}).',
        "Pluto stands with Mars, so there's a second engine below the first, and you'd rather not be seen starting it.",
        'Obstacles interest you.',
        'You may have gone on long past the point where it was worth it, because by then it was about not being stopped.',
      ],
      traits: ['bold'],
    },
    tense: {
      says: [
        'Being made to do something is the surest way to get you to refuse ({aspect}).',
        'Mars wants to act, and Pluto wants to be certain that nobody made it.',
        'So ordinary requests turn into trials of strength, and you can win one and be alone with it.',
        'Against a real opponent, or a bad habit of your own, no one is harder to wear down.',
      ],
      traits: ['independent', 'proud'],
    },
    harmonious: {
      says: [
        "You don't tire when it matters ({aspect}).",
        "Pluto feeds Mars from below, and there's no need to raise your voice.",
        'You can take a thing apart and begin again without feeling sorry for yourself.',
        "People who've seen you do it once don't bet against you.",
      ],
      traits: ['steady'],
    },
  },
}

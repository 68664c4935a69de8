import type { YearTouches } from '../../../year-ahead.ts'

/** By house, in the order of its questions. */
export const touchesFour: Record<10 | 11 | 12, readonly [YearTouches, YearTouches]> = {
  10: [
    {
      sun: {
        presses: 'Doing good work unnamed has been a point of pride, and it stops being enough.',
        eases:
          'You can hear your name said with praise and not look around for who else they mean.',
      },
      moon: {
        presses:
          "A lack of thanks goes home with you, and it's there in the evening, asking what you do it for.",
        eases: "You'd do the work without the credit, which makes it easier to accept some.",
      },
      mercury: {
        presses:
          'A message that ought to have your name on it may go out without it, and the wording of the reply takes you an hour.',
        eases: 'You may describe what you do in one sentence, and hear somebody repeat it.',
      },
      venus: {
        presses:
          "You'd rather be liked than named, and you see what the people who chose otherwise have got for it.",
        eases:
          "The person who praises you likes you as well, so you needn't choose between the two.",
      },
      mars: {
        presses:
          "You're ready to fight for the credit, and it's worth being sure that it's for the right piece of work.",
        eases: 'You put your name on it before anyone asks, and it stays.',
      },
      jupiter: {
        presses: "You're offered a title with more glitter than hours to do it in.",
        eases: "Your name may be mentioned in a better room than the one you're in.",
      },
      saturn: {
        presses:
          'The responsibility comes before the recognition, and the gap between the two is what you have to decide about.',
        eases: 'Years of doing it properly have become a reputation, and you may draw on that.',
      },
      asc: {
        presses:
          "People know your face and not what you do, or the other way around, and you'd like the two to be introduced.",
        eases:
          "People take you for capable before you've said much, and your name gets the benefit.",
      },
      mc: {
        presses:
          'More is asked of you where everyone can see it, so it matters whose name is at the bottom.',
        eases: "You're recommended for the kind of thing you'd want your name on.",
      },
    },
    {
      sun: {
        presses:
          'The goal has been holding up your self-respect, and you feel how much when it wobbles.',
        eases: 'You feel like somebody already, at the foot of the climb.',
      },
      moon: {
        presses:
          "You'd trade the goal for a full night's sleep, and the thought doesn't go away in the morning.",
        eases:
          "You're content with an ordinary evening, and it tells you something about what you're aiming for.",
      },
      mercury: {
        presses:
          'Somebody may ask what you want it for, and your answer is out of date by the second sentence.',
        eases: "You find words for the goal that leave out the title, and it's still there.",
      },
      venus: {
        presses:
          "The people you like best see you in what's left of the day, and there isn't much left.",
        eases: 'Something along the way gives you pleasure, with no bearing on getting there.',
      },
      mars: {
        presses:
          "You push harder at the goal because it isn't moving, and you can no longer say if you want it or want to win.",
        eases:
          'You get a good deal closer to the goal in a short time, and you enjoy the work itself.',
      },
      jupiter: {
        presses: "A bigger goal may turn up before you've reached this one, and it's flattering.",
        eases: "Somebody may offer you a shortcut, and it's a decent one.",
      },
      saturn: {
        presses: "You look at how many years it takes and at how many you'd like to give it.",
        eases: "The slow way turns out to be the way, and you're farther along than you'd thought.",
      },
      asc: {
        presses: 'You look as ambitious as you are, and someone may take it personally.',
        eases: "You look as if you belonged where you're headed.",
      },
      mc: {
        presses: 'You see from close up what the position asks, on an ordinary bad day.',
        eases: 'You get a taste of the position, with the credit and without the meetings.',
      },
    },
  ],
  11: [
    {
      sun: {
        presses: "You're not at your most entertaining, and the circle sorts itself accordingly.",
        eases: "A friend may be proud of you out loud, and then you know whom you'd choose again.",
      },
      moon: {
        presses:
          'You could use looking after, and it turns out which friends only know the you that looks after them.',
        eases: "You're at ease in company without having to host it.",
      },
      mercury: {
        presses: 'Messages go unanswered on both sides, and you notice which silence you mind.',
        eases:
          'An old friend may write, and the two of you are in the middle of it within three lines.',
      },
      venus: {
        presses:
          "You're fond of somebody who takes more than they bring, and you catch yourself making excuses for them.",
        eases: "Affection comes from a friend you'd filed under acquaintances.",
      },
      mars: {
        presses:
          "There may be a quarrel in the group, and you find yourself on a side you hadn't known you were on.",
        eases: "You get something going with a friend, and it's good to sweat together.",
      },
      jupiter: {
        presses: 'The circle gets wider, and you see less of the two people in the middle of it.',
        eases: "Through a friend you may meet somebody you'd have liked to know for years.",
      },
      saturn: {
        presses: 'You keep a few friendships going single-handed, and here you get tired of it.',
        eases: "The friend who's always been there is there, and you say so for once.",
      },
      asc: {
        presses:
          "You seem distant to people who've known you a long time, and one of them may ask.",
        eases: 'New people like you on sight, which makes you kinder to the old ones.',
      },
      mc: {
        presses: 'Some of your friends are friends of your position, and you get a look at which.',
        eases: 'A friend may put in a word for you where it counts.',
      },
    },
    {
      sun: {
        presses: "You'd like the plan to be yours, and it only moves when it isn't.",
        eases: 'You can lead the plan a little without owning it.',
      },
      moon: {
        presses:
          "You feel let down by one of the others, and it's mostly that they didn't notice how much it meant to you.",
        eases:
          'You feel at home among the people in it, and that does more for the plan than a schedule.',
      },
      mercury: {
        presses: "Everybody may have understood something different, and it's in writing.",
        eases: "You explain the plan in two minutes, and somebody new says that they're in.",
      },
      venus: {
        presses: 'You agree to changes in the plan because you like the person who wants them.',
        eases:
          'Somebody may join because they like you, and turn out to be what the plan was short of.',
      },
      mars: {
        presses:
          "You're faster than the others and out in front alone, with the plan some way behind you.",
        eases: 'You do the first piece of it yourself, and it gets the others moving.',
      },
      jupiter: {
        presses: "The plan takes in so many people and wishes that nobody could say what it's for.",
        eases: 'Somebody with means or contacts may like the sound of it.',
      },
      saturn: {
        presses: 'The dull part has to be done by someone, and the others are looking at you.',
        eases: 'The plan gets a date and a person for each piece, and looks real.',
      },
      asc: {
        presses:
          "You come across as someone who doesn't need anyone, and it has kept the right people away.",
        eases: "People like to be where you are, so asking them is easier than you'd thought.",
      },
      mc: {
        presses:
          "What you owe at work and what you've promised the others fall on the same evenings.",
        eases:
          'Your standing opens a way for all of you that none of the others could have opened.',
      },
    },
  ],
  12: [
    {
      sun: {
        presses:
          "With nobody to be useful to, you're not sure for an evening what you're there for.",
        eases: 'You can be by yourself and feel like someone.',
      },
      moon: {
        presses:
          "You want to be left alone and you want to be missed, and it's hard to arrange both.",
        eases: 'An hour alone feels like company, and you stretch it to two.',
      },
      mercury: {
        presses: "The evening is quiet and your head isn't.",
        eases: "A thought you've been too busy for gets finished.",
      },
      venus: {
        presses:
          "Somebody's affection may take up the evening you'd meant for yourself, and it's lovely, and you wanted the evening.",
        eases: "You enjoy your own taste with nobody to share it, and it's no sacrifice.",
      },
      mars: {
        presses: 'You tear through your free time as if it were a job.',
        eases:
          'You keep an evening free by saying no to someone, and it gets easier with the first try.',
      },
      jupiter: {
        presses:
          "You may be invited everywhere, and you'd need a reason to stay in that sounds like one.",
        eases: "A whole free day may come along, and you don't try to make it count.",
      },
      saturn: {
        presses:
          "You're alone more than you'd like, or so occupied that you'd pay for it, and either way it isn't your own doing.",
        eases: 'One fixed hour by yourself becomes a habit that the others respect.',
      },
      asc: {
        presses: 'You look available even when you need to be alone.',
        eases: 'You give off a calm that makes people lower their voices and leave you be.',
      },
      mc: {
        presses: "You're wanted in public just when you'd meant to withdraw.",
        eases: 'Things run without you for a day or two, and you find that you like it.',
      },
    },
    {
      sun: {
        presses:
          "You're proud of never having needed to tell, and it's a lonely thing to be proud of.",
        eases: "You could say it without feeling smaller, since it's only a fact about you.",
      },
      moon: {
        presses:
          "You're near to telling it, on a soft evening, to somebody who happens to be kind.",
        eases: 'You feel safe with somebody, and the secret loosens by itself.',
      },
      mercury: {
        presses:
          'You nearly say it, change the subject, and think about the changed subject for days.',
        eases: "You find words for it that don't make it sound like a confession.",
      },
      venus: {
        presses:
          "There's somebody you keep it from because you like them, and the liking suffers from it.",
        eases: 'Somebody likes you enough that it would make no difference, and you can see that.',
      },
      mars: {
        presses: "It wants out when you're angry, which is the wrong company for it.",
        eases: 'You could tell it straight, in the car, with your eyes on the road.',
      },
      jupiter: {
        presses:
          "You may tell too many people at once, in good spirits, and wish that you'd kept to one.",
        eases: 'Somebody may tell you theirs with such good humor that yours seems half the size.',
      },
      saturn: {
        presses: 'Keeping it has become a duty, and you no longer remember to whom.',
        eases:
          "There's one person who keeps things to themselves as well as you do, and it occurs to you to use that.",
      },
      asc: {
        presses: "Something in your face gives it away, and you're asked what's on your mind.",
        eases: "You look like someone with nothing to hide, and it's almost true.",
      },
      mc: {
        presses:
          "It would be awkward if it were known where you work, and you look at whether that's still so.",
        eases: 'You have the standing to say it and be believed.',
      },
    },
  ],
}

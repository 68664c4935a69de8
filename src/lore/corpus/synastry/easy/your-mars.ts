import type { EasyContacts } from '../../../authored.ts'

/** The reader's Mars with a point of the partner's. */
export const yourMarsEasily: EasyContacts = {
  'mars~sun': {
    joined: [
      [
        'You want to get something started as soon as {partner} is there ({contact}).',
        "You'd fight for what they want, and sometimes you begin before they've decided to.",
        'They feel backed and a bit hurried, and on the whole they like it.',
      ],
    ],
    harmonious: [
      [
        'You like to do things for {partner} that need a push ({contact}).',
        'They give you something worth the effort and are generous with the credit.',
        "It's one of the few ways in which you can be as forceful as you are and be thanked for it.",
      ],
      [
        "You can't watch {partner} hesitate for long ({contact}).",
        'You give them the shove they would have needed a month to give themselves.',
        "They complain a little, and then they're glad of it.",
      ],
    ],
  },
  'mars~moon': {
    joined: [
      [
        'You act and {partner} feels it, so a quick decision of yours can change the mood of an evening ({contact}).',
        "You're protective of them, and you would rather do something than say so.",
        "They come alive around you, and they'd like a warning before the next idea.",
      ],
    ],
    harmonious: [
      [
        "When {partner} is worried you do something about it, and it's nearly always the right thing ({contact}).",
        'You like to be needed in a plain way.',
        "They feel safe with your strength because you don't turn it on their moods.",
      ],
      [
        'What you do, {partner} makes you feel was worth doing ({contact}).',
        'A thank-you from them goes further with you than a prize would.',
        'They like to have you around, because you make things happen without upsetting them.',
      ],
      [
        "{partner} feels protected by you, even if they'd deny it ({contact}).",
        "You're gentler with your strength around them than people at work would believe.",
        "On a low day they want somebody who acts, and you'd rather act than talk.",
      ],
    ],
  },
  'mars~mercury': {
    joined: [
      [
        'What {partner} says gets an immediate reaction from you, in action or in argument ({contact}).',
        'You like how sharp they are.',
        'They are glad that words have consequences with you, and they may learn to say "just thinking" first.',
      ],
    ],
    harmonious: [
      [
        'You have the push and {partner} has the wording ({contact}).',
        'With their help you come to the point faster.',
        "They enjoy hearing an argument of theirs delivered by someone who isn't nervous.",
      ],
      [
        '{partner} explains how something works, and you want to try it ({contact}).',
        'You learn faster from them than from any manual.',
        'They get to see their ideas used, which they prefer to seeing them praised.',
      ],
      [
        '{partner} puts it into words and you put it into practice ({contact}).',
        'You are glad that they can say why.',
        'They are glad that somebody finally tried.',
      ],
    ],
  },
  'mars~venus': {
    joined: [
      [
        "You want {partner}, and you aren't good at hiding it ({contact}).",
        'Their pleasure in it makes you bolder, and their taste keeps you from overdoing it.',
        "They like how direct you are when it's aimed at them, and slow you down in ways you don't mind.",
      ],
      [
        'What attracts you to {partner} attracts you every time ({contact}).',
        "You have little restraint where they're concerned.",
        'They like to be wanted that plainly, and they rather enjoy making you wait.',
      ],
      [
        'Something in you gets up and goes as soon as {partner} is near ({contact}).',
        "They don't have to do much for it beyond being pleased.",
        'It helps on flat days, and on the others it can be a lot.',
      ],
      [
        'Wanting {partner} makes you inventive ({contact}).',
        'They take the attention gladly and return it in kinder coin.',
        "Between your hurry and their ease there's usually a good evening.",
      ],
    ],
    harmonious: [
      [
        'You suggest something and {partner} says yes as if it had been their idea ({contact}).',
        'It does you good to have someone to make an effort for.',
        'They can tell when it cost you something, and those are the times they thank you for longest.',
      ],
      [
        "You're quicker than {partner} and they're smoother than you, and it makes you a good pair in company ({contact}).",
        'You like to impress them, and they let you.',
        'They know how to thank you so that you want to do it again.',
      ],
      [
        'You like to do the asking and {partner} likes to be asked, so nobody has to guess ({contact}).',
        'They know when to encourage you.',
        'It holds up well in ordinary life, where most attraction has a hard time.',
      ],
      [
        "Your effort and {partner}'s pleasure go well together ({contact}).",
        'You do something for them and see at once that it was right.',
        'It makes you want to do the next thing better.',
      ],
    ],
  },
  'mars~mars': {
    joined: [
      [
        'You and {partner} move at the same speed, so either things get done in half the time or you collide ({contact}).',
        "You don't have to hold back with them.",
        'They think of you as a teammate, and only on bad days as the other team.',
      ],
    ],
    harmonious: [
      [
        "You and {partner} work side by side without getting in each other's way ({contact}).",
        'You respect how they go at a thing.',
        'When one of you runs out of push the other has some left, and nobody keeps count.',
      ],
      [
        'You and {partner} are good in a situation where something goes wrong ({contact}).',
        'Each of you trusts the other to do their half.',
        "It's the kind of thing that would wear you out alone, and together you can laugh about it afterward.",
      ],
    ],
  },
  'mars~jupiter': {
    joined: [
      [
        'Whatever you start, {partner} can see it larger ({contact}).',
        'You go further on their belief than you would on your own strength, and now and then too far.',
        'They love to watch you go at a thing, and they lend you courage without asking for it back.',
      ],
    ],
    harmonious: [
      [
        'You have the push and {partner} has the confidence ({contact}).',
        'It suits you to be cheered on by somebody who also helps.',
        'They are glad that with you a hope turns into something you can see.',
      ],
      [
        "Whatever you're about to try, {partner} thinks that it's about time ({contact}).",
        'You work harder for a person who expects it to go well.',
        "They get to see their optimism put into practice, which happens to them less than you'd suppose.",
      ],
      [
        'You do things and {partner} tells everyone about them ({contact}).',
        "It's too good for your morale to be corrected.",
      ],
    ],
  },
  'mars~saturn': {
    joined: [
      [
        "{partner} slows you down, and about half the time you're grateful afterward ({contact}).",
        'Together you can get through work that would wear out either one of you alone.',
        'They count on your strength and pace it, and would rather warn you once too often.',
      ],
    ],
    harmonious: [
      [
        'You do the hard part fast and {partner} does the long part well ({contact}).',
        "You don't mind being told by them to wait, because there's a reason and it's short.",
        "They don't mind your hurry, since it has so often been on their behalf.",
      ],
      [
        'You supply the push and {partner} knows where to put it ({contact}).',
        "A day's work with them has an end.",
        "They've come to rely on you for the moment when something has to be lifted.",
      ],
      [
        '{partner} can tell you to slow down without stopping you ({contact}).',
        'You know that they mean to arrive as well.',
        "What the two of you start gets finished, though rarely on the day that you'd said.",
      ],
    ],
  },
  'mars~asc': {
    joined: [
      [
        "You're quicker and more restless when {partner} is there ({contact}).",
        "It's a playful sort of rivalry, and it can look like a fight.",
        'They feel braver around you and a little on guard, and they seem to like both.',
      ],
    ],
    harmonious: [
      [
        'You go ahead and {partner} can follow without hurrying ({contact}).',
        "It suits you to be of use to somebody who isn't put off by force.",
        'They borrow your courage before a hard conversation.',
      ],
    ],
  },
}

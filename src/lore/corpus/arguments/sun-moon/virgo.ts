import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You've got endless patience for the work, but none for the person who interrupts it.",
      "Skill is what you respect, and you'd practice for years to have a thing come out right (your Sun in Virgo).",
      'Your Moon in Aries, though, takes an interruption for an attack and answers it as one.',
      'By the end of the afternoon the tiny repair is perfect, and everyone who came by to ask how it was going has been snapped at.',
    ],
    turn: 'You can be careful for hours, but it takes one question from the next room to make you shout.',
    task: [
      "Before you start on anything delicate this month, tell people how long you'd like to be left alone, and make it forty minutes.",
      'Come out when you said you would, finished or not.',
      "Nobody minds keeping quiet for forty minutes, and afterward they can ask how it's going and get a friendly answer.",
    ],
  },
  Taurus: {
    opening: [
      "You could do harder things, if the easy ones weren't so pleasant.",
      'To be really good at something useful is all the fame you want (your Sun in Virgo).',
      'Your Moon in Taurus found a comfortable place for that skill a while ago, close to home, with a good chair and lunch at noon.',
      "So you've been doing perfectly, for some years, what you'd learned to do in the first six months, and the people who admire it don't know what else you could do.",
    ],
    turn: 'Your work is careful and your days are comfortable, and nothing in you asks for anything harder.',
    task: [
      "Take on one thing this month that you aren't sure you can do, with a date on it and a person who's waiting.",
      'Keep lunch exactly where it is.',
      "Somebody may have a problem that needs a person equal to you, and hasn't asked because you looked so comfortable.",
    ],
  },
  Gemini: {
    opening: [
      "You're trying to finish one thing, and it has led to such an interesting other thing.",
      "You'd like to have one real skill and know it all the way through (your Sun in Virgo).",
      'But your Moon in Gemini gets lonely with a single subject, and it comes up for air every ten minutes to see what people are saying.',
      "You sit down to sort the photographs, and at five you're on the floor with one of them, reading about the history of buttons.",
    ],
    turn: "In the morning you're going to do it properly, and by noon you've had to look something up.",
    task: [
      "Give one small job an hour of its own this month, and write down every interesting thing that occurs to you, to be looked up when the hour's over.",
      'Then take the list to dinner.',
      'The person you eat with gets the whole history of buttons, and the photographs are sorted.',
    ],
  },
  Cancer: {
    opening: [
      "You help people so that they'll want you around, when they'd want you anyway.",
      'You like to be useful, and you usually arrive with the right screwdriver (your Sun in Virgo).',
      "But your Moon in Cancer needs to belong somewhere, and it doesn't quite believe that anyone would have it over for no reason.",
      "When everything at your friends' place has been fixed, you start to look for your jacket, and you hope that somebody will tell you to sit down.",
    ],
    turn: "You come to fix something, and what you're hoping is that they'll ask you to stay.",
    task: [
      'Visit somebody empty-handed this month, and leave everything as broken as you find it.',
      'Notice whether they seem to mind.',
      "Your friends could find another person with a screwdriver, and they'd be happy to have you sit down for once and stay.",
    ],
  },
  Leo: {
    opening: [
      'You do your work quietly, and you wait for somebody to ask who did it.',
      "Good work that speaks for itself is your ideal, and you've taken trouble to stay out of its way (your Sun in Virgo).",
      "But your Moon in Leo wants to be cheered, and it suffers while people admire the result and don't know whose it was.",
      'When one of them finally asks, you wait a second before answering, in case somebody else would like to say it for you.',
    ],
    turn: 'You work to be useful and you long to be cheered, and you keep hoping that nobody will need to be told.',
    task: [
      "Put your name on something you've made this month, where anyone can read it without asking.",
      "Choose a thing that you'd still be proud of in ten years.",
      "People who admired it won't have to ask who did it, and somebody who'd like to learn how will know whom to call.",
    ],
  },
  Virgo: {
    opening: [
      "You'd be happy if everything were right, and everything is only ever nearly right.",
      "Making things better is how you show love, and there isn't a closet you own that hasn't been improved twice (your Sun in Virgo).",
      "Rest would have to come from a side of you that doesn't mind, but your Moon in Virgo minds too, and it takes notes even on a good time.",
      "At the end of a lovely weekend, you're the one who knows how it could have been lovelier.",
    ],
    turn: "You want things to be better and it soothes you to make them better, so you rarely notice when they're good.",
    task: [
      'Once a day for a week, tell somebody about a thing that was fine as it was, and don\'t add an "except."',
      'Start with something easy, such as an egg.',
      'The people who try to please you usually hear that it was nearly right, and even an egg would be encouraging.',
    ],
  },
  Libra: {
    opening: [
      "You do your best work alone, but you don't believe it's good until somebody says so.",
      "What you do takes concentration, and you're proud of the results when nobody's at your elbow (your Sun in Virgo).",
      "But on its own your Moon in Libra loses heart, because it needs another person's face to know that a thing is good.",
      'So you shut yourself away to get it right, and six times an hour you come out to show somebody the latest version.',
    ],
    turn: 'You send everyone away so that you can get it right, and then you need one of them to tell you that you did.',
    task: [
      "Find a person this month who's also making something, and work in the same room for an hour, with a rule that nobody shows anything until it's over.",
      "Then both of you show what you've got.",
      'The people you usually come out to see have work of their own, and one of them might love to be asked about it.',
    ],
  },
  Scorpio: {
    opening: [
      "You see what's wrong at once, and then you have to know whose fault it was.",
      'Most of what you do could be called repair, since you can tell how a thing ought to run (your Sun in Virgo).',
      "But your Moon in Scorpio doesn't stop when it's fixed, because it suspects that behind every fault there's a person with a secret.",
      "You're asked about a noise in the fan, and by evening you've found out who isn't speaking to whom, and why.",
    ],
    turn: "It would be enough for most people to fix what's wrong, but you can't rest until you know who caused it.",
    task: [
      "When you're asked to fix something small this month, fix it and leave it at that.",
      "If you're still curious about the rest, write it down where nobody will see it.",
      "Once people know that you can stop at the fan, they'll ask you more often, and now and then they'll tell you why by themselves.",
    ],
  },
  Sagittarius: {
    opening: [
      "You're careful about small things and take the big ones on faith.",
      "Whatever's in front of you has to be right, down to the way it's folded (your Sun in Virgo).",
      "But when a decision is large enough, your Moon in Sagittarius makes it, and it trusts to luck in a way that would shock anybody who's seen you pack.",
      "You can weigh your luggage to the ounce for a move to a city where you've spent one weekend.",
    ],
    turn: 'You leave nothing small to chance, but you can make the biggest decisions of your life on a feeling.',
    task: [
      'Swap them this month, by leaving one small thing to luck and asking three dull questions about a large one.',
      'Ask a friend which three.',
      "Your friends have watched you weigh your luggage and wondered if you'd thought about the rest, and they'd sleep better knowing that you had.",
    ],
  },
  Capricorn: {
    opening: [
      'A day off makes you feel useless, and you suspect that other people would agree.',
      'You want to do good work and be able to point to it by evening (your Sun in Virgo).',
      'Nothing in you asks for a vacation, since your Moon in Capricorn gets its comfort from the same place, a list with everything crossed off.',
      "When friends invite you over with no plan, you ask what you can bring, and then you ask if there's anything you can fix.",
    ],
    turn: "You're proud of your work and you rest by working, so it's hard for you to believe that anyone likes you for nothing.",
    task: [
      'Spend one afternoon this month with somebody who likes you, and get nothing done that either of you could name afterward.',
      'Bring nothing, and fix nothing.',
      'Your friend gets an afternoon with you on a day off, which is probably what they were asking for.',
    ],
  },
  Aquarius: {
    opening: [
      "When you make a perfect schedule, you're the first person to break it, on principle.",
      "You'd like things to work properly, and you'll put any number of evenings into the details (your Sun in Virgo).",
      'But as soon as they do, your Moon in Aquarius feels trapped, because it hates being told what to do, even by a plan it made.',
      "Everybody else is keeping to the chart you drew up, and at eleven in the morning you're explaining that you don't believe in mornings.",
    ],
    turn: 'You write very good rules, but you start looking for a way out as soon as they apply to you.',
    task: [
      "Put an hour a week into your next plan that's nobody's business, and give everyone else in it the same.",
      "Don't say what it's for.",
      "People will keep to your schedule more cheerfully if there's a gap in it for them, and they can stop wondering when you'll break it.",
    ],
  },
  Pisces: {
    opening: [
      "You see exactly what people do wrong, but you can't hold it against them.",
      "Accuracy is a kind of honor with you, and you'd rather have an ugly fact than a pretty guess (your Sun in Virgo).",
      "But your Moon in Pisces looks behind the fact and sees how a person could come to be that way, and then it's no use being angry.",
      'When a roommate keeps finishing your milk, you write the date on the carton, and then you start buying two.',
    ],
    turn: 'Nothing escapes you and you forgive nearly all of it, so people never find out that there was something to forgive.',
    task: [
      "Tell one person something that you've noticed and let go this month, and tell them in the same sentence that it's all right.",
      'Pick something as small as the milk.',
      "They can't thank you for forgiving a thing they don't know you saw, and they may have been wondering about those dates on the carton.",
    ],
  },
}

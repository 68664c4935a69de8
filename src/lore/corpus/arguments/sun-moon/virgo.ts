import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You're endlessly patient with a knot, but you've got no patience at all for the person holding the string.",
      "What you respect is skill, and you'd work at a thing for years to have it come out right (your Sun in Virgo).",
      'Calm lasts exactly as long as nobody jiggles the table, because your Moon in Aries takes an interruption as an attack and answers it as one.',
      'The watch is repaired beautifully, and everyone in the house has been snapped at since two.',
    ],
    turn: 'Your hands could go on being careful until dark, but your temper gives out at the first shadow that falls on the page.',
    task: [
      "Before you start on anything delicate this month, say aloud how long you'd like to be left alone, and make it forty minutes.",
      'Come out when you said, finished or not.',
      "Nobody minds walking on tiptoe up to a known hour, and after it they'd like to see the watch.",
    ],
  },
  Taurus: {
    opening: [
      "It would be easy for you to do a good deal more than you're asked to, and so pleasant not to.",
      'Being good at something useful is all the fame you want (your Sun in Virgo).',
      'Your Moon in Taurus found a comfortable spot for all that skill quite some time ago, near home and in decent light.',
      "You can spend a year doing perfectly what you'd already mastered in the first month, and take a real interest in lunch.",
    ],
    turn: "The work is careful and so is the comfort, and between them they've built you a place with a very low ceiling.",
    task: [
      "Take on one thing this month that you're not sure you can do, something with a date and a person waiting for it.",
      'Keep lunch exactly where it is.',
      'Somebody who knows good work when they see it may have been saving a job that no one else could do.',
    ],
  },
  Gemini: {
    opening: [
      "You're trying to finish one thing, and it has led to such an interesting other thing.",
      "You'd like to have a real skill in this life, learned all the way down (your Sun in Virgo).",
      'Down is where your Moon in Gemini gets lonely, and it surfaces every ten minutes to see what people are saying.',
      'An afternoon that set out to reorganize the photographs finds you at five on the history of buttons, on the floor, in the middle of 1998.',
    ],
    turn: "In the morning you're the person who'll do it right, but by noon you're the one who had to look something up.",
    task: [
      "Give some small job its own hour this month and keep a sheet of paper beside you for every interesting other thing, to be looked up when the hour's over.",
      'Then take the sheet to dinner.',
      'Anyone who eats with you gets the history of buttons with its beginning and its end, and you get to say that the photographs are done.',
    ],
  },
  Cancer: {
    opening: [
      "You call it helping out, and it's how you make sure they'll have you back.",
      "To be of use is what you'd want said of you, and you arrive with the right screwdriver (your Sun in Virgo).",
      "But your Moon in Cancer wants to belong somewhere and doesn't quite believe that it could be wanted for nothing.",
      "When there isn't a thing left to fix at your friends' place, you start to look for your jacket.",
    ],
    turn: "You come to do the job, and what you're hoping is that somebody will tell you to stay when it's done.",
    task: [
      'Visit somebody empty-handed this month and leave everything as broken as you find it for the whole of the visit.',
      'See whether they seem to mind.',
      "They do have a list of repairs, but they've also got a second fork, and only one of those is why they asked you.",
    ],
  },
  Leo: {
    opening: [
      "You'd like to be known as someone who doesn't need to be known.",
      "Good work that speaks for itself, that's the ideal, and you've put effort into staying out of its way (your Sun in Virgo).",
      'Your Moon in Leo never signed up for the ideal, and it stands beside the finished work shifting from foot to foot while people admire the lighting.',
      'When one of them asks who did this, you let a second go by, in case somebody else would rather say it.',
    ],
    turn: "You work to be useful and you ache to be cheered, and you've hoped that people would put those together by themselves.",
    task: [
      'Put your name to something this month, on the front, in a size that can be read from across the room.',
      "Pick something you'd be proud of in ten years.",
      'It saves people from thanking the lighting, and anybody starting out in the same line would love to know whom to ask.',
    ],
  },
  Virgo: {
    opening: [
      "You'd be happy if it were right, and it's nearly right.",
      "Improvement is how you love the world, and there isn't a closet of yours that hasn't had it twice (your Sun in Virgo).",
      "Rest would have to come from somewhere that doesn't mind, and your Moon in Virgo minds too, so that pleasure itself gets a few notes.",
      "At the end of a lovely weekend, you're the one who knows what would have made it lovelier.",
    ],
    turn: "You're after what's better and you're soothed by what's better, so good has never had much of a welcome.",
    task: [
      'Once a day for a week, tell somebody about a thing that was fine as it was, with no "except" in it.',
      'Start with the easy ones, like an egg.',
      'The people who try to please you could sleep easier for having heard it, even about an egg.',
    ],
  },
  Libra: {
    opening: [
      "You do your best work alone, but you can't bear to be alone with it.",
      "What you're after takes quiet, and you're proud of what you can do when no one's at your elbow (your Sun in Virgo).",
      "In the quiet, though, your Moon in Libra loses heart, because it knows a good thing only by somebody else's leaning toward it.",
      'Six times in an hour you carry the page or the pan to the nearest person and watch them from the side.',
    ],
    turn: 'You shut everybody out to get it right, and then it takes one of them to tell you that you did.',
    task: [
      "Find a person this month who's also got something to make, and work in the same room, with a rule that nobody shows anything until the hour's up.",
      'Then show each other, both at the same time.',
      "Your nearest person is flattered to be asked, and might like to be asked about what they've got on the stove.",
    ],
  },
  Scorpio: {
    opening: [
      "You spot what's wrong from across the street, and then you have to know why.",
      'Most of what you do with your days could be called repair, since you see how a thing ought to run (your Sun in Virgo).',
      "Your Moon in Scorpio won't stop at the thing, because under every fault it suspects a person with a reason they're not telling.",
      "People ask you about a noise in the fan, and by evening you've found out who isn't speaking to whom.",
    ],
    turn: "Fixing the fault would be enough for most people, and you can't rest until you've found out whose it was.",
    task: [
      "When you're asked to fix something small this month, fix it and stop there.",
      'Put the rest in a notebook if it still itches.',
      "Once people are sure you can stop, they'll bring you the fan and occasionally the reason.",
    ],
  },
  Sagittarius: {
    opening: [
      "You're careful about commas and careless about continents.",
      "Within arm's length it all has to be right, down to the folds (your Sun in Virgo).",
      'Farther out, your Moon in Sagittarius takes over, and it trusts to luck on a scale that would horrify the person with the figures.',
      "You can weigh your luggage to the ounce for a country about which you've read, on the whole, one menu.",
    ],
    turn: "In small things you won't leave a stitch to chance, but in large ones you jump and whistle.",
    task: [
      'Swap them for a day this month, by leaving some small thing to luck and asking three dull questions about a large one.',
      'Someone you know has been longing to be asked them.',
      "That person has watched you weigh the luggage, and they'd sleep better if they knew that you'd also heard about the monsoon.",
    ],
  },
  Capricorn: {
    opening: [
      'A day off makes you feel like a tool that somebody left in the rain.',
      'What you want is to do good work and to be able to say so by evening (your Sun in Virgo).',
      'Nothing in you pleads for a holiday, since your Moon in Capricorn gets its comfort from the same place, a list with lines through it.',
      "It hides something softer, a fear that you'd be no use to people if you sat still, and that they'd notice.",
    ],
    turn: "What you're proud of and what lets you sleep are both work, and between shifts there's only a bit of a draft.",
    task: [
      'Spend one afternoon this month with somebody who likes you, and accomplish nothing that either of you could name afterward.',
      'Note on the way home whether they seemed to want their money back.',
      'Nobody asks a friend in out of the rain because of what they can fix.',
    ],
  },
  Aquarius: {
    opening: [
      "You draw up a perfect schedule, and you're the first one to break it, on principle.",
      "You'd like trains and kitchens and committees to work, and you'll give any number of evenings to it (your Sun in Virgo).",
      "And no sooner do they work than your Moon in Aquarius feels the collar, because it can't breathe inside a system, even its own.",
      'The others are keeping to the chart you made, while you explain at eleven in the morning that time is a convention.',
    ],
    turn: "With one hand you're laying down the rules, and with the other you're feeling around for the emergency exit.",
    task: [
      "Build a hole into your next plan, an hour a week that's marked as nobody's business, and give everyone else one too.",
      "Don't fill it in.",
      'The others will trust your chart further once they can see where it opens.',
    ],
  },
  Pisces: {
    opening: [
      "You see exactly what's wrong with people, and you can't hold it against them.",
      "To be accurate is your kind of honor, and you'd rather have an ugly fact than a handsome guess (your Sun in Virgo).",
      'But your Moon in Pisces has wandered in behind the fact by then and seen how a person could come to be that way.',
      'If somebody keeps taking the last of your milk, you write the dates on the carton, and then you buy two.',
    ],
    turn: "Nothing escapes you and nearly everything's forgiven, which leaves you holding a great many facts that nobody will be charged with.",
    task: [
      "Tell one person one of the facts this month, and tell them in the same breath that it's forgiven.",
      "Mention the milk, since it's true.",
      'Being forgiven in silence is hard to tell from not being seen, and they may have been wondering about the date on that carton.',
    ],
  },
}

import type { QuarrelArgument } from '#lore/authored.ts'

export const moonVenusQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You relax by letting everything go and {partner} relaxes by making it nice, so you can spoil each other's evening with the best of intentions.",
    matter: 'what makes a free evening',
    quarrel: [
      'At the end of a week you want nothing to be expected of you, and {partner} wants something lovely to have come out of it ({contact}).',
      'So they make an occasion, with you in mind, and you arrive in the clothes you slept in.',
      "You feel that there's one more thing to live up to.",
      "They feel that the trouble they took has gone unnoticed, and you're both polite until it's late enough to stop.",
    ],
    repair: [
      'You treat their effort as a demand, and {partner} treats your tiredness as a lack of interest.',
      "Ask for an evening of the one sort and then for an evening of the other, and you'll both enjoy both.",
    ],
    yours: "Say by noon what sort of evening you've got in you.",
    theirs:
      '{partner} could make it nice for their own pleasure and let you be unimpressive in the middle of it.',
    both: "Have one evening this month that's all comfort and one that's all trouble taken, and say beforehand which it is.",
    traces: {
      meet: 'At first {partner} takes trouble over how an evening looks, and so do you, and neither of you thinks anything of it. The old sweatpants are still a long way off.',
      draw: 'Around {partner} a plain weeknight can turn into something, with music and the good glasses. Your own talent is ease, and in your company even {partner} stops holding in their stomach.',
      days: '{partner} asks what you\'d like to do on Friday, and you say, "Nothing," and mean it as an answer. They hear a blank, and start to fill it in.',
      purpose:
        "Friends who spend an evening with you both get candles from {partner}, and from you the permission to put their feet up. They tend to stay later than they'd meant to.",
    },
    last: {
      shape: 'week',
      says: "When a week goes well, there's an evening in old clothes and an evening with candles, and you know which is which.",
    },
  },
  {
    thesis:
      'You love things for being old and yours and {partner} loves them for being lovely, and you have one place to put them in.',
    matter: 'what gets kept and what gets thrown out',
    fits: { you: ['earth', 'water'] },
    quarrel: [
      "What you keep has a feeling in it, and {partner} sees what's there to be seen ({contact}).",
      'So they suggest getting rid of a thing, and you hear that part of your life is in the way.',
      "You defend it with more force than it deserves, and can't explain why, because it would take an hour and you'd cry.",
      "They only wanted the room to look right, and now they don't dare to touch anything.",
    ],
    repair: [
      "You guard everything equally, and {partner} can't tell what's precious from what's merely still here.",
      'When you tell them the story of a thing, it usually stays.',
    ],
    yours:
      'Choose the few things that matter, tell {partner} why, and let the rest be judged on its looks.',
    theirs: '{partner} could ask what a thing is before saying what they think of it.',
    both: 'Go through one closet this month together, with a story from you or a yes from {partner} for everything that stays.',
    traces: {
      meet: "Early on you and {partner} admire each other's things, the worn jacket with a history and the perfect pair of shoes. Nothing has to be moved yet to make room.",
      draw: "Wherever {partner} has been for an hour looks better afterward, and you like the feel of that. You hold on to things, and they've noticed that it goes for people as well.",
      days: "{partner} straightens a pile on your table while you're talking and thinks nothing of it. You put the top thing back where it was, and neither of you stops the conversation.",
      purpose:
        "A room that the two of you arrange, yours or theirs or a friend's, ends up good to look at and good to be in. {partner} sees what could come out of it, and you see where people will want to sit.",
    },
    last: {
      shape: 'cost',
      says: "There's one place for what is old and what is lovely, and every few months something that one of you loves has to go.",
    },
  },
  {
    thesis:
      "When you're sad you'd like to be left sad for an hour, and {partner} can't see a long face without doing something sweet about it.",
    matter: 'how long a sad hour may last',
    fits: { you: ['water', 'earth'] },
    quarrel: [
      "{partner} is uneasy when there's gloom in the room and tries to charm it away, and you feel that your sadness has become a breach of manners ({contact}).",
      "You don't want to be rude, so you cheer up for their sake.",
      "It doesn't last, since nothing has been felt to the end, and the next time it's heavier.",
      'They begin to think that nothing they do is any good, and you begin to be sad in another room.',
    ],
    repair: [
      'You pretend to be over it, and {partner} mistakes the pretense for a result.',
      "They can stand more than you'd think, as long as they know that it isn't their fault and that it'll end.",
    ],
    yours:
      "When you're sad, say that you need about an hour, and that it has nothing to do with {partner}.",
    theirs: 'It would help if {partner} sat down beside you without a plan.',
    both: 'Let one bad mood apiece run its course this month, with the other one nearby and doing something else.',
    traces: {
      meet: 'A face that has gone quiet gets a joke or a compliment from {partner} right away. On first acquaintance that feels like being seen, and you brighten and mean it.',
      draw: "{partner} can turn the mood of a whole table, and you enjoy seeing it done. Your own face hides nothing, so when you laugh they know they've earned it.",
      days: "You sigh over nothing much, and {partner} asks if you'd like some ice cream. Half the time you would, which is why they keep asking.",
      purpose:
        "People in a bad way could come to either of you, and they do best with both. You don't mind tears, and {partner}, who'd bring the cake too soon, watches you for the moment to cut it.",
    },
    last: {
      shape: 'said',
      says: 'You could say, "Ask me again in an hour," and {partner} can think of something sweet in the meantime.',
    },
  },
]

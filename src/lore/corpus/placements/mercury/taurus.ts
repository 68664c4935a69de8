import type { PlacementParagraphs } from '#lore/authored.ts'

export const mercuryInTaurus: PlacementParagraphs = {
  1: {
    says: [
      "You're slow to say what you think, and it comes out finished.",
      "People watch you chew on a question and assume you're stuck, when you're merely not going to say anything you'd have to take back (your Mercury in Taurus, {house}).",
      'A calm voice does the rest.',
      "You get taken for the sensible one everywhere, including on the days when your only reason was that you'd already made up your mind in March.",
    ],
    traits: ['slow', 'steady'],
  },
  2: {
    says: [
      "Mercury is in Taurus {house}, so numbers make sense to you once they're attached to something you can touch.",
      'You think of a price in hours of work, which has kept you from a lot of nonsense, and you reread the terms after everyone has signed.',
      'Money decisions take you weeks and then stand for years.',
      'When a better offer comes along you can hardly hear it, since that file is closed.',
    ],
    traits: ['practical', 'steady'],
  },
  3: {
    says: [
      'You reply to messages in the order they arrived, if you feel like it (your Mercury in Taurus, {house}).',
      'Your thoughts come out whole, with a rest between them, and people do well to leave the rest alone.',
      'What you were once told stays told.',
      "Somebody's exact words from four summers ago can be handed back to them, calmly and to help, and it hardly ever does.",
    ],
    traits: ['slow', 'steady'],
  },
  4: {
    says: [
      'Your thinking needs a fixed place to sit (your Mercury in Taurus, {house}).',
      "The same corner of the same couch has produced most of your decisions, and with the house full of movers you couldn't add up a grocery bill.",
      "Suggest a change at home and you'll say nothing for so long that they go and get estimates, and then you say no.",
    ],
    traits: ['steady', 'practical'],
  },
  5: {
    says: [
      'Your mind warms up slowly, and only then does it play (your Mercury in Taurus, {house}).',
      "You'd rather read one favorite novel a fourth time than try a new one, because you notice more when you know what happens.",
      'In flirting it means that you say very little, from close up.',
      'A quick wit can make you feel dull for an evening, and a week later you think of the perfect answer and enjoy it alone.',
    ],
    traits: ['slow', 'steady'],
  },
  6: {
    says: [
      'Given a job, you find one way to do it that works, and your search is over (your Mercury in Taurus, {house}).',
      "You're the memory of any place you work in, and you know why the odd rule was made, because you were there when the freezer broke.",
      'New software is greeted with silence.',
      'You do learn it, properly and last, and after that the people who learned it first come over to ask.',
    ],
    traits: ['steady', 'practical'],
  },
  7: {
    says: [
      'You think a thing over with a partner by sitting near them.',
      "You don't discuss feelings on short notice, so the question gets asked on Monday and the answer comes while you're both folding sheets on Thursday (your Mercury in Taurus, {house}).",
      "It's a real answer and it won't change.",
      "The difficulty is the three days in between, when they can't tell whether you're thinking or angry.",
    ],
    traits: ['steady', 'slow'],
  },
  8: {
    says: [
      'When money or trust is shared, you want the conversation to be boring (your Mercury in Taurus, {house}).',
      'Who pays if the roof goes is your first question, and pressure to sign tonight is the end of the matter.',
      'People find that you can hear a confession without moving a muscle, and they tell you more.',
      'Your own secrets would need a much longer pause than anyone has so far been willing to leave.',
    ],
    traits: ['slow', 'wary'],
  },
  9: {
    says: [
      "You'll consider any idea that has been left out in the rain for a while (your Mercury in Taurus, {house}).",
      "Theory makes you sleepy, and yet once you've seen it work in somebody's field or shop you can explain it better than the theorist.",
      "After that it's close to impossible to change your opinion by talking, and you tend to count this as evidence that it's sound.",
    ],
    traits: ['steady', 'practical'],
  },
  10: {
    says: [
      'Mercury is in Taurus {house}, so your word becomes known as something that holds.',
      "You don't speak often, and when you do it's plain and short enough to be repeated by people who need to look as if they'd thought of it.",
      'Fast talkers overtake you and come back.',
      "You can miss a moment by preparing for it, and you'll have an excellent statement ready for a question that was settled in the spring.",
    ],
    traits: ['steady', 'practical'],
  },
  11: {
    says: [
      'Friends tell you their plans in order to hear whether they sound stupid (your Mercury in Taurus, {house}).',
      'You say hm, and the trip to Peru with four strangers becomes a trip to the lake.',
      "You haven't said a word against it, except to ask to have it described slowly.",
      "In a fast discussion you're two topics behind, and what you say about the one they've left is usually what gets done.",
    ],
    traits: ['slow', 'steady'],
  },
  12: {
    says: [
      "Some things you've been thinking over since childhood, and you're not done.",
      "A question somebody asked at a wedding may find its answer years later, while you're brushing your teeth, with the asker long gone (your Mercury in Taurus, {house}).",
      'Nothing gets lost in there.',
      "People can't see any of it, though, and they tend to take you for somebody without an opinion.",
    ],
    traits: ['private', 'slow'],
  },
  sign: {
    says: [
      'You think slowly and you only have to do it once (your Mercury in Taurus).',
      "What you can touch convinces you, and a clever argument slides off because it doesn't weigh anything.",
      'Your memory for facts is excellent and your memory for how people felt about them is better.',
      "Once you've decided, you can be told new facts all day, and you'll agree that they're interesting.",
    ],
    traits: ['slow', 'steady'],
  },
}

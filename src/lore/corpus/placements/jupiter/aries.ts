import type { PlacementParagraphs } from '#lore/authored.ts'

export const jupiterInAries: PlacementParagraphs = {
  1: {
    says: [
      'You trust that things go well for people who start (your Jupiter in Aries, {house}).',
      'So you introduce yourself, you volunteer, and strangers catch some of your confidence just from standing nearby.',
      'Luck seems to like you, mostly because you give it so many chances.',
      "It's overdone when you treat every room as a race, including rooms where the others had come to rest.",
    ],
    traits: ['bold', 'trusting'],
  },
  2: {
    says: [
      'With money, you believe in your own next move (your Jupiter in Aries, {house}).',
      "You'd sooner start something of your own than wait for a raise, and you recover from a bad month by trying something bolder.",
      'It works more often than it should, so you never quite learn to do the boring part, and the money that was meant for taxes may already be in your next idea.',
    ],
    traits: ['bold', 'generous'],
  },
  3: {
    says: [
      "You've got faith in saying it straight (your Jupiter in Aries, {house}).",
      'A good quarrel, in your view, leaves both people better off, and you argue with such good cheer that a sister or a neighbor often ends up laughing.',
      "Because you're sure that everyone wants the truth right away, you can deliver it to a person who was still taking off their shoes, and be puzzled that it didn't cheer them up.",
    ],
    traits: ['frank', 'bold'],
  },
  4: {
    says: [
      'You believe that a fresh start does a family good (your Jupiter in Aries, {house}).',
      'Knocking down a wall or changing cities makes you cheerful, and the people who live with you do get braver.',
      "They'd like to get used to something first, though, and you can be starting the third improvement before the second has a ceiling, while somebody wanders around looking for the towels.",
    ],
    traits: ['bold', 'independent'],
  },
  5: {
    says: [
      'Things you do for the thrill of it tend to go well (your Jupiter in Aries, {house}).',
      "The best-looking person gets asked to dance, and you make things in a blaze without worrying if they're good.",
      "It's all a friendly contest to you, and you may forget that some people play to be together, and that losing at mini golf isn't the reason they went quiet.",
    ],
    traits: ['playful', 'bold'],
  },
  6: {
    says: [
      'You trust effort, and you like to throw a lot of it at once (your Jupiter in Aries, {house}).',
      'A job that scares other people puts you in a fine mood, and your health is best when you sweat.',
      'The mood is also what makes you promise it for tomorrow, because at that moment you really can see yourself doing it, and people who know you have learned to add a day.',
    ],
    traits: ['bold', 'quick'],
  },
  7: {
    says: [
      'A partner, you believe, should make a person braver (your Jupiter in Aries, {house}).',
      "You're drawn to people with initiative, you say yes quickly, and you give the other one full credit and a push.",
      "It's good for most people, and hard on someone who'd like to be comforted first, since your answer to their fear is generally to sign the two of you up.",
    ],
    traits: ['bold', 'trusting'],
  },
  8: {
    says: [
      'You have a cheerful faith that hard things can be faced head-on (your Jupiter in Aries, {house}).',
      'So you bring up what nobody wants to bring up, you invest on a hunch, and you tell a new person everything in one evening.',
      'Often it clears the air.',
      "You can overestimate how fast trust grows in other people, and take their hesitation for a no when it's only a slower yes.",
    ],
    traits: ['trusting', 'bold'],
  },
  9: {
    says: [
      "You expect the best from any place you haven't been (your Jupiter in Aries, {house}).",
      'Jupiter likes to set out, and in Aries it does so without a plan, so you travel on impulse and believe on impulse, and you bring home a new certainty along with the sunburn.',
      "While it lasts you make converts, and it's so complete each time that friends may nod and ask you again in the fall.",
    ],
    traits: ['bold', 'idealistic'],
  },
  10: {
    says: [
      'You believe in going for the top position first (your Jupiter in Aries, {house}).',
      "You apply for what you aren't qualified for, say so with a smile, and get it more than anyone expected.",
      "The same confidence makes you announce a thing to everyone on a Monday that you'd only thought of on the way in, and then a good many people have to help you make it true.",
    ],
    traits: ['public', 'bold'],
  },
  11: {
    says: [
      'You think any group of friends could do something great if somebody blew the whistle (your Jupiter in Aries, {house}).',
      "Then you blow it, and soon there's a team with a name.",
      "People love how you believe in them before they do, and they feel a little drafted later, when it's come down to minutes and dues and you've moved on.",
    ],
    traits: ['open', 'bold'],
  },
  12: {
    says: [
      "Somewhere underneath you're convinced that you'd come through (your Jupiter in Aries, {house}).",
      "It isn't something you say, and you may even act timid, but in a real emergency a calm courage comes up that surprises everybody.",
      'Solitude restores it, above all the kind where you move.',
      'You might trust it on ordinary days as well, since you tend to save your boldness for situations that never come.',
    ],
    traits: ['private', 'trusting'],
  },
  sign: {
    says: [
      'You trust beginnings (your Jupiter in Aries).',
      "When things go wrong you'd rather try something new than sit and analyze, and your confidence is of the kind that other people can borrow.",
      "You promise too much speed, of course, and every so often you win something because no one had told you that it couldn't be done.",
    ],
    traits: ['bold', 'trusting'],
  },
}

import type { PlacementParagraphs } from '#lore/authored.ts'

export const venusInScorpio: PlacementParagraphs = {
  1: {
    says: [
      "You don't smile at everybody, so people remember it when you do.",
      'You make friends by paying someone your whole attention, and some find that a bit much by the time the elevator arrives (your Venus in Scorpio, {house}).',
      "Venus prefers lighter company than this sign gives it, and small charm doesn't come to you.",
      "Strangers decide fast about you, one way or the other, while you're still deciding whether to tell them your last name.",
    ],
    traits: ['guarded', 'serious'],
  },
  2: {
    says: [
      "What you own, and how much of it, is nobody's affair (your Venus in Scorpio, {house}).",
      "You can live on very little and then pay a startling sum for the one thing you've wanted in silence for two years.",
      "Venus in this sign is slow to believe that pleasure is safe, so you keep a reserve that even close friends don't know about.",
      'Nobody can lean on you through money, or treat you.',
    ],
    traits: ['guarded', 'sparing'],
  },
  3: {
    says: [
      'You can tell from a two-word text that somebody has been crying (your Venus in Scorpio, {house}).',
      "Ordinary chat is evidence to you, and you like the few people who'll skip it.",
      "Venus has to work to be light in this sign, so you'd rather be silent with the neighbors than pretend about the weather.",
      "They think you don't care for them, and you could tell them which of their kids is unhappy at school.",
    ],
    traits: ['guarded', 'serious'],
  },
  4: {
    says: [
      'At home you drop the guard completely, so very few people get in.',
      'Those who do get in have you for life, down to a grudge held on behalf of an aunt (your Venus in Scorpio, {house}).',
      'Loyalty is the form love takes here, and Venus finds it hard in this sign to forgive a careless one.',
      "Something said at a holiday table can still, as far as you're concerned, be lying there on the tablecloth years later.",
    ],
    traits: ['guarded', 'close'],
  },
  5: {
    says: [
      "You can't do romance as a pastime (your Venus in Scorpio, {house}).",
      "Either somebody leaves you cold or you've read everything they've posted, back to the beginning.",
      'Venus in this sign wants to be swallowed up and hates to be seen wanting it, so you test them first with a silence or a strange question.',
      "The same force goes into what you make, and you'd sooner burn a half-true page than show it.",
    ],
    traits: ['serious', 'close'],
  },
  6: {
    says: [
      'You give yourself to a daily task completely or you do it with your eyes somewhere else (your Venus in Scorpio, {house}).',
      'People you work with discover that a confidence stops with you.',
      'Venus finds everyday friendliness hard in this sign.',
      "So you'd cover an entire night shift for one person there and have never once joined the others for a sandwich.",
    ],
    traits: ['serious', 'private'],
  },
  7: {
    says: [
      'What you want from a partner is the whole truth, and you want it to survive being told (your Venus in Scorpio, {house}).',
      'You choose rarely, stay through things that would end other couples, and can feel a change of mood through a wall.',
      "Venus can't take love on faith in this sign.",
      'So you go looking for the worst, and somebody with nothing to hide can get tired of being searched.',
    ],
    traits: ['close', 'wary'],
  },
  8: {
    says: [
      'Venus is in Scorpio {house}, so closeness for you starts where other people would change the subject.',
      "You want to know what a person is ashamed of, and you'll trade something of your own for it.",
      'Sharing an account means more than you let on, and Venus in this sign never forgets that it could be used.',
      "So you keep a plan for leaving that you don't intend to use, and it lets you stay.",
    ],
    traits: ['close', 'wary'],
  },
  9: {
    says: [
      "You don't take up a subject so much as disappear into it (your Venus in Scorpio, {house}).",
      "You love the faiths and histories that don't look away from anything, and abroad you skip the postcard view and go to see where the old prison was.",
      'Venus has odd taste in this sign and trusts whatever has a scar.',
      "Cheerful philosophies strike you as not having been out much, and you've sent some happy teachers away.",
    ],
    traits: ['serious', 'idealistic'],
  },
  10: {
    says: [
      "You're drawn to whatever in a place is really in charge, and you sense it during the introductions (your Venus in Scorpio, {house}).",
      'People trust you with the delicate jobs because nothing shows on your face.',
      "Charm in public comes hard to Venus in this sign, so you're respected well before you're liked.",
      "Those who do get to like you tend to do it for life, and to deny that you've ever been anything but soft.",
    ],
    traits: ['serious', 'guarded'],
  },
  11: {
    says: [
      'You can sit in a group for years as if behind glass, and then one of them tells you something true (your Venus in Scorpio, {house}).',
      "From that day you'd drive four hours for them.",
      "Venus doesn't spread itself in this sign, and you can't see what popular people would have left to give.",
      "A friend who passes on what you said in confidence isn't argued with and simply doesn't get any more.",
    ],
    traits: ['close', 'wary'],
  },
  12: {
    says: [
      "Nobody could prove that you're in love.",
      "You change the route of your walk to avoid a person's street, and that's the closest thing to a declaration they'll get (your Venus in Scorpio, {house}).",
      "Venus in Scorpio goes in over its head, and in this house you can be consumed by something that doesn't show at breakfast.",
      'Letting one person know a tenth of it frightens you more than any answer they could give.',
    ],
    traits: ['private', 'guarded'],
  },
  sign: {
    says: [
      "You love completely or you don't bother (your Venus in Scorpio).",
      'Tradition says Venus struggles here, and where it struggles is with taking anything for granted, since you want proof of affection and are a little ashamed of wanting it.',
      'You find it by watching what people do when it costs them something.',
      "The one who passes gets a devotion that doesn't wear out, along with somebody who'll always know when they're lying.",
    ],
    traits: ['close', 'guarded'],
  },
}

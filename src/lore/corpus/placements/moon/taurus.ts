import type { PlacementParagraphs } from '#lore/authored.ts'

export const moonInTaurus: PlacementParagraphs = {
  1: {
    says: [
      "People slow down near you and couldn't tell you why (your Moon in Taurus, {house}).",
      "The Moon is at its most comfortable in this sign, so you don't get upset easily, and a stranger beside you on a bumpy flight may find that their own shoulders drop.",
      'Once you do get upset, you stay that way.',
      "Nobody saw it build, and they're surprised to find it can't be talked away by evening.",
    ],
    traits: ['steady', 'slow'],
  },
  2: {
    says: [
      'Money in the bank is peace of mind for you, in a very physical sense (your Moon in Taurus, {house}).',
      'Astrologers call the Moon strong in this sign, and you know how to be content with good sheets and a full pantry.',
      'You sleep badly when an expense is uncertain, even a small one.',
      "Other people may think you're tight with money, though you'll pay well, once, for something you can touch and keep.",
    ],
    traits: ['steady', 'practical'],
  },
  3: {
    says: [
      'Your Moon is in Taurus {house}, so a familiar voice does you more good than anything it happens to say.',
      'The same phone call to the same person at about the same time each week keeps you well, and the Moon, strong in this sign, makes yours a voice others call for that reason.',
      "You don't like being hurried into an opinion.",
      'Pressed for one, you say no, and then you feel bound to stick with it.',
    ],
    traits: ['slow', 'steady'],
  },
  4: {
    says: [
      'Home, for you, is where things stay put (your Moon in Taurus, {house}).',
      "The Moon couldn't be better placed for making people comfortable, and those who visit you tend to fall asleep on the couch.",
      'You hold on to old furniture and old customs because they calm you.',
      "When somebody in the family wants a change, you feel it as a loss first, and you may have refused before you've heard how good the idea is.",
    ],
    traits: ['steady', 'close'],
  },
  5: {
    says: [
      'Pleasure, for you, mostly means doing again what was good the last time (your Moon in Taurus, {house}).',
      'You warm to people slowly, by way of shared afternoons and comfortable silences, and because the Moon is settled in this sign, a crush of yours can last for years on very little.',
      "The same faithfulness can keep you going with a hobby, or with a person, long after you've noticed that it's stopped being fun.",
    ],
    traits: ['steady', 'slow'],
  },
  6: {
    says: [
      'Routine keeps you well (your Moon in Taurus, {house}).',
      'The Moon does well in this sign, so your body is good at telling you what it wants, and regular meals and a regular bedtime settle most of your moods before anyone sees them.',
      "At work you're the even-tempered one.",
      'A new system upsets you more than a heavy load, and you can go on doing it the old way for months, pleasantly, without telling anybody.',
    ],
    traits: ['orderly', 'steady'],
  },
  7: {
    says: [
      "What you need from a partner is that they'll still be there on Thursday (your Moon in Taurus, {house}).",
      'The Moon is steady in this sign and loves by being near, so an evening on the same sofa, hardly talking, counts as a good one.',
      "You don't ask for much reassurance, but you notice every change in habit.",
      'If they start coming to bed later, you feel it for weeks before you mention it.',
    ],
    traits: ['steady', 'close'],
  },
  8: {
    says: [
      'You let people close gradually, and touch tells you more than what they say (your Moon in Taurus, {house}).',
      'The Moon is at its steadiest here, so once you trust somebody you stop checking.',
      'Sharing money is harder than sharing a bed, because what you own is part of how you stay calm.',
      "If a promise about either one is broken, you don't make a scene, but it can take you years to feel the same again.",
    ],
    traits: ['wary', 'steady'],
  },
  9: {
    says: [
      'Far-off places suit you best the second time (your Moon in Taurus, {house}).',
      "You like to have a table you always sit at in a town that isn't yours, and the Moon, so settled in this sign, can make you feel at home there within two days.",
      'Your beliefs are few and have hardly moved in years.',
      "You aren't closed to a new one, but you need to live next to it for a good while first.",
    ],
    traits: ['steady', 'slow'],
  },
  10: {
    says: [
      'People trust you with things that have to last (your Moon in Taurus, {house}).',
      "Because the Moon is strong in this sign, pressure doesn't show on you, and others take their cue from how calmly you eat your lunch while the plans fall apart.",
      'You care less about rising than about being comfortable where you are.',
      "So you can stay in a place you've outgrown because you know where everything is.",
    ],
    traits: ['steady', 'public'],
  },
  11: {
    says: [
      'You keep friends the way other people keep a hometown (your Moon in Taurus, {house}).',
      'New groups cost you effort, but with your own few people the Moon is completely at ease in this sign, and they come to you when life has been too fast.',
      "You're the one who feeds them.",
      "When one of them moves away, you mind it longer than you'd ever say, and nobody really gets their place at the table.",
    ],
    traits: ['close', 'steady'],
  },
  12: {
    says: [
      "You recover by yourself, under a blanket, with something you've watched before (your Moon in Taurus, {house}).",
      "The Moon rests well in this sign, and an empty weekend doesn't frighten you at all.",
      'You keep your comforts quiet, as if someone might take them away.',
      'Others can believe that you need nothing, since they see only how calm you are afterward and never how long you had to lie still to get there.',
    ],
    traits: ['private', 'steady'],
  },
  sign: {
    says: [
      "You're calm when life stays the way it was yesterday (your Moon in Taurus, where astrologers call the Moon exalted).",
      'Good food, fresh air, and people who touch your arm when they talk do more for you than any advice.',
      'It takes a lot to upset you.',
      'It takes even more to bring you back, and those who love you learn to wait nearby without trying to hurry it.',
    ],
    traits: ['steady', 'slow'],
  },
}

"""What the board is told about one more draw."""

from games.wonderlands_war.scene import Scene
from wonderwood.games.wonderlands_war import GAME

LINE = """witzend II A marker=m_6_6_8; alice: 1@witzend shield={shield} bag=leader_1,madness_single,madness_double,leader_2;
    mad_hatter: leader@witzend leader=3 bag=leader_1,leader_1; queen_of_hearts: 1@red_keep"""


def test_who_decides_about_a_draw_is_told_its_odds_and_warned_of_a_likely_bust() -> None:
    scene = Scene(LINE.format(shield=0)).play("queen bet 1")
    facts = GAME.present(scene.t, 0)
    assert facts["effects"] == {"draw": ["draw-effect", {"madness": 67, "double": 33, "mean": 0.67}]}
    assert facts["warnings"] == {"draw": ["draw-warning", {"percent": 67}]}
    assert "effects" not in GAME.present(scene.t, 2)
    assert "effects" not in GAME.present(scene.t, None)


def test_an_intact_shield_needs_no_warning() -> None:
    scene = Scene(LINE.format(shield=1)).play("queen bet 1")
    assert GAME.present(scene.t, 0)["warnings"] == {}
